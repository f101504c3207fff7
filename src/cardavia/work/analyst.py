"""Where deals that are over are analysed: in a worker of its own, so that no robot waits for it."""

from collections import OrderedDict
from concurrent.futures import CancelledError, Future
from concurrent.futures.process import BrokenProcessPool
from threading import Lock

from cardavia.review import Analysis, Played
from cardavia.work.pool import Threads, Workers

#: How many analyses are kept at hand. They can be thrown away at any time: a deal always gets the same one.
KEPT = 256


class Analyst:
    """Analyses deals, each once while it is remembered. Safe to use from several threads. The workers start with the
    first deal.

    ``Analyst(Workers(1))`` asks a process, ``Analyst(Threads())`` a thread of this one.
    """

    def __init__(self, workers: Workers | Threads) -> None:
        self._workers = workers
        self._asked: OrderedDict[Played, Future[Analysis]] = OrderedDict()
        self._lock = Lock()

    def known(self, played: Played) -> bool:
        """Has this deal been asked for already?"""
        with self._lock:
            return played in self._asked

    def ask(self, played: Played) -> "Future[Analysis]":
        """Will be the analysis. A deal whose worker dies is given to another, once; one that fails is forgotten, so
        that it may be asked for again."""
        with self._lock:
            found = self._asked.get(played)
            if found is not None:
                self._asked.move_to_end(played)
                return found
            asked: Future[Analysis] = Future()
            asked.set_running_or_notify_cancel()  # one who no longer waits cancels it for nobody
            self._asked[played] = asked
            done = [each for each, future in self._asked.items() if future.done()]
            for each in done[: max(0, len(self._asked) - KEPT)]:
                del self._asked[each]
        self._try(played, asked, tries=2)
        return asked

    def _try(self, played: Played, asked: "Future[Analysis]", tries: int) -> None:
        def ended(done: "Future[Analysis]") -> None:
            fault = CancelledError() if done.cancelled() else done.exception()
            if fault is None:
                asked.set_result(done.result())
            elif isinstance(fault, BrokenProcessPool) and tries > 1:
                self._try(played, asked, tries - 1)
            else:
                self._fail(played, asked, fault)

        try:
            self._workers.submit(analyse, played).add_done_callback(ended)
        except Exception as fault:  # no process could be started: whoever waits is told
            self._fail(played, asked, fault)

    def _fail(self, played: Played, asked: "Future[Analysis]", fault: BaseException) -> None:
        with self._lock:
            self._asked.pop(played, None)
        asked.set_exception(fault)

    def close(self) -> None:
        """Ends the workers. A later deal starts new ones."""
        self._workers.close()


def analyse(played: Played) -> Analysis:
    """The analysis of one deal. Runs in a worker: it brings the solver with it."""
    from cardavia.review import bridge

    return bridge.analyse(played)
