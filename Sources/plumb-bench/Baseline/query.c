/* What a filter costs at best: the same question in C, over tables made for it.
 *
 *   cc -O2 -o /tmp/query-baseline Sources/plumb-bench/Baseline/query.c -lsqlite3
 *
 *   query-baseline make FILE COUNT   COUNT experiments of 12 parameters and 8 metrics, ten of them for
 *                                    each configuration, indexed
 *   query-baseline ask FILE          three parameters and a metric; prints how many there are
 */
#include <sqlite3.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

#define PARAMETERS 12
#define METRICS 8
#define SHARING 10

static sqlite3 *db;

static void fail(const char *what) {
  fprintf(stderr, "query-baseline: %s: %s\n", what, db ? sqlite3_errmsg(db) : "no database");
  exit(1);
}

static void run(const char *sql) {
  if (sqlite3_exec(db, sql, 0, 0, 0)) fail(sql);
}

static sqlite3_stmt *prepare(const char *sql) {
  sqlite3_stmt *statement;
  if (sqlite3_prepare_v2(db, sql, -1, &statement, 0)) fail(sql);
  return statement;
}

static void finish(sqlite3_stmt *statement) {
  if (sqlite3_step(statement) != SQLITE_DONE) fail("step");
  sqlite3_reset(statement);
}

/* As in SplitMix.swift. */
static uint64_t mix(uint64_t number, uint64_t slot) {
  uint64_t z = number * 64 + slot + 0x3C6EF372FE94F82AULL;
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ULL;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBULL;
  return z ^ (z >> 31);
}

static const uint64_t choices[PARAMETERS] = {4, 4, 6, 5, 4, 5, 5, 200, 1000000, 1000, 2, 2};

static void make(long long count) {
  run("PRAGMA journal_mode = off; PRAGMA synchronous = off;"
      "CREATE TABLE configuration (id INTEGER PRIMARY KEY) STRICT;"
      "CREATE TABLE experiment (id INTEGER PRIMARY KEY, name TEXT NOT NULL,"
      " configuration INTEGER NOT NULL) STRICT;"
      "CREATE TABLE parameter (configuration INTEGER NOT NULL, key INTEGER NOT NULL,"
      " value ANY NOT NULL, PRIMARY KEY (configuration, key)) STRICT, WITHOUT ROWID;"
      "CREATE TABLE metric (experiment INTEGER NOT NULL, key INTEGER NOT NULL, value REAL,"
      " PRIMARY KEY (experiment, key)) STRICT, WITHOUT ROWID;"
      "CREATE INDEX by_configuration ON experiment (configuration);"
      "CREATE INDEX by_value ON parameter (key, value);"
      "CREATE INDEX by_metric ON metric (key, value); BEGIN");
  sqlite3_stmt *experiment = prepare("INSERT INTO experiment VALUES (?, ?, ?)");
  sqlite3_stmt *configuration = prepare("INSERT INTO configuration VALUES (?)");
  sqlite3_stmt *parameter = prepare("INSERT INTO parameter VALUES (?, ?, ?)");
  sqlite3_stmt *metric = prepare("INSERT INTO metric VALUES (?, ?, ?)");
  for (long long e = 1; e <= count; e++) {
    long long c = (e - 1) / SHARING + 1;
    char name[32];
    snprintf(name, sizeof name, "bench/%lld", e);
    if ((e - 1) % SHARING == 0) {
      sqlite3_bind_int64(configuration, 1, c);
      finish(configuration);
      for (int key = 0; key < PARAMETERS; key++) {
        sqlite3_bind_int64(parameter, 1, c);
        sqlite3_bind_int64(parameter, 2, key);
        sqlite3_bind_int64(parameter, 3, (long long)(mix(c, key) % choices[key]));
        finish(parameter);
      }
    }
    sqlite3_bind_int64(experiment, 1, e);
    sqlite3_bind_text(experiment, 2, name, -1, SQLITE_STATIC);
    sqlite3_bind_int64(experiment, 3, c);
    finish(experiment);
    for (int key = 0; key < METRICS; key++) {
      sqlite3_bind_int64(metric, 1, e);
      sqlite3_bind_int64(metric, 2, key);
      sqlite3_bind_double(metric, 3, (double)(mix(e, 32 + key) % 4000) / 4);
      finish(metric);
    }
  }
  run("COMMIT; ANALYZE");
}

static void ask(void) {
  sqlite3_stmt *statement = prepare(
      "SELECT e.name FROM parameter AS a JOIN parameter AS b ON b.configuration = a.configuration"
      " JOIN parameter AS c ON c.configuration = a.configuration"
      " JOIN experiment AS e ON e.configuration = a.configuration"
      " JOIN metric AS m ON m.experiment = e.id"
      " WHERE a.key = 3 AND a.value = 3 AND b.key = 2 AND b.value = 3 AND c.key = 4 AND c.value = 2"
      " AND m.key = 0 AND m.value < 100 ORDER BY e.name");
  long long rows = 0;
  while (sqlite3_step(statement) == SQLITE_ROW) rows += sqlite3_column_bytes(statement, 0) > 0;
  printf("%lld\n", rows);
}

int main(int count, char **words) {
  if (count < 3) fail("usage: make FILE COUNT | ask FILE");
  int makes = !strcmp(words[1], "make");
  if (makes) unlink(words[2]);
  int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_NOMUTEX | (makes ? SQLITE_OPEN_CREATE : 0);
  if (sqlite3_open_v2(words[2], &db, flags, 0)) fail("open");
  if (makes && count > 3) make(atoll(words[3]));
  if (!makes) ask();
  return 0;
}
