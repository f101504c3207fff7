#!/bin/sh
# What the tests need of the machine beside Python: a Chromium and a PostgreSQL server. Installs what is missing where
# it may (as root, with apt-get), else says what will be left out. With CI=true a missing piece is an error.
set -eu

have_chromium() {
	[ -n "${CARDAVIA_TEST_CHROMIUM:-}" ] ||
		command -v chromium || command -v chromium-browser || command -v google-chrome || command -v google-chrome-stable
}

have_postgres() {
	[ -n "${CARDAVIA_TEST_POSTGRES:-}" ] || command -v postgres || ls /usr/lib/postgresql/*/bin/postgres
}

wanted() {
	have_chromium >/dev/null 2>&1 || echo chromium
	have_postgres >/dev/null 2>&1 || echo postgresql
}

packages=$(wanted)
[ -n "$packages" ] || exit 0

if [ "$(id -u)" = 0 ] && command -v apt-get >/dev/null; then
	echo "Installing for the tests:" $packages
	export DEBIAN_FRONTEND=noninteractive
	# The tests start a server of their own: keep the package from making and starting one meanwhile.
	cluster=/etc/postgresql-common/createcluster.d/cardavia-tests.conf
	mkdir -p "${cluster%/*}"
	echo "create_main_cluster = false" >"$cluster"
	{ apt-get update -qq && apt-get install -y -qq --no-install-recommends $packages; } >/dev/null ||
		echo "apt-get could not install:" $packages >&2
	rm -f "$cluster"
fi

packages=$(wanted)
[ -n "$packages" ] || exit 0
for package in $packages; do
	case $package in
	chromium) echo "No Chromium here: the browser tests can't run. Install the package chromium (or set CARDAVIA_TEST_CHROMIUM to a Chrome's path)." >&2 ;;
	postgresql) echo "No PostgreSQL here: the tests run on SQLite only. Install the package postgresql (or set CARDAVIA_TEST_POSTGRES to the URL of an empty database)." >&2 ;;
	esac
done
[ "${CI:-}" != true ]
