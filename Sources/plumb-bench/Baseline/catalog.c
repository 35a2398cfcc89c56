/* What libsqlite3 can do at best, as a measure for the catalog.
 *
 *   cc -O2 -o /tmp/catalog-baseline Sources/plumb-bench/Baseline/catalog.c -lsqlite3 -lm
 *
 *   catalog-baseline record FILE COUNT SHARING   inserts COUNT experiments of 12 parameters and 8
 *                                                metrics, SHARING of them for each configuration
 *   catalog-baseline merge FILE VALUES RUNS      merges two cursors over VALUES values each
 *   catalog-baseline copy FILE OTHER COUNT SHARING   copies the rows of OTHER, made as by record, into
 *                                                FILE; prints the seconds of processor time
 *
 * No JSON is read, nothing is validated, hashed or kept as text. Prints the seconds.
 */
#define _GNU_SOURCE
#include <math.h>
#include <sqlite3.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>
#include <unistd.h>

#define PARAMETERS 12
#define METRICS 8

static sqlite3 *db;

static void fail(const char *what) {
  fprintf(stderr, "catalog-baseline: %s: %s\n", what, db ? sqlite3_errmsg(db) : "no database");
  exit(1);
}

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec + t.tv_nsec * 1e-9;
}

static void run(const char *sql) {
  if (sqlite3_exec(db, sql, 0, 0, 0)) fail(sql);
}

static sqlite3_stmt *prepare(const char *sql) {
  sqlite3_stmt *statement;
  if (sqlite3_prepare_v3(db, sql, -1, SQLITE_PREPARE_PERSISTENT, &statement, 0)) fail(sql);
  return statement;
}

static void finish(sqlite3_stmt *statement) {
  if (sqlite3_step(statement) != SQLITE_DONE) fail("step");
  sqlite3_reset(statement);
}

static void open_new(const char *path, const char *pragmas) {
  char name[4096];
  const char *ends[] = {"", "-wal", "-shm"};
  for (int i = 0; i < 3; i++) {
    snprintf(name, sizeof name, "%s%s", path, ends[i]);
    unlink(name);
  }
  int flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX;
  if (sqlite3_open_v2(path, &db, flags, 0)) fail("open");
  run(pragmas);
}

/* splitmix64 of a row and a slot: any value can be computed alone. */
static uint64_t mix(uint64_t row, uint64_t slot) {
  uint64_t z = row * 64u + slot + 0x9E3779B97F4A7C15ull;
  z += 0x9E3779B97F4A7C15ull;
  z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9ull;
  z = (z ^ (z >> 27)) * 0x94D049BB133111EBull;
  return z ^ (z >> 31);
}

static double metric(uint64_t row, int k) {
  return (double)(mix(row, 32 + k) >> 11) * (1000.0 / 9007199254740992.0);
}

/* The same but for one value in a hundred. */
static double computed(uint64_t row, int k) {
  double value = metric(row, k);
  return mix(row, 48 + k) % 100 == 0 ? value * 1.02 : value;
}

static void bind_parameter(sqlite3_stmt *statement, int column, uint64_t row, int k) {
  static const char *words[] = {"UIScrollView", "UITableView", "UICollectionView", "UITextView"};
  uint64_t h = mix(row, k);
  if (k == 0 || k == 10) sqlite3_bind_text(statement, column, words[h % 4], -1, SQLITE_STATIC);
  else if (k == 8) sqlite3_bind_double(statement, column, (double)(h % 10000) / 10000.0);
  else if (k == 7) sqlite3_bind_int64(statement, column, 1024 + (int64_t)(h % 1000000));
  else if (k == 11) sqlite3_bind_int64(statement, column, (int64_t)(h >> 32));
  else sqlite3_bind_int64(statement, column, (int64_t)(1u << (h % 6)));
}

static void open_tables(const char *path) {
  open_new(path, "PRAGMA journal_mode=wal; PRAGMA synchronous=normal; PRAGMA cache_size=-262144;"
                 "PRAGMA temp_store=memory");
  run("CREATE TABLE config(id INTEGER PRIMARY KEY, hash INTEGER NOT NULL UNIQUE) STRICT;"
      "CREATE TABLE experiment(id INTEGER PRIMARY KEY, created INTEGER NOT NULL,"
      " config INTEGER NOT NULL, source TEXT NOT NULL) STRICT;"
      "CREATE TABLE param(config INTEGER NOT NULL, key INTEGER NOT NULL, value ANY NOT NULL,"
      " PRIMARY KEY(config,key)) STRICT, WITHOUT ROWID;"
      "CREATE TABLE metric(exp INTEGER NOT NULL, key INTEGER NOT NULL, value REAL,"
      " PRIMARY KEY(exp,key)) STRICT, WITHOUT ROWID;"
      "CREATE INDEX experiment_config ON experiment(config);"
      "CREATE INDEX param_kv ON param(key,value,config);"
      "CREATE INDEX metric_kv ON metric(key,value,exp)");
}

static double record(const char *path, int64_t count, int64_t sharing) {
  open_tables(path);
  sqlite3_stmt *find = prepare("SELECT id FROM config WHERE hash=?");
  sqlite3_stmt *add = prepare("INSERT INTO config VALUES(?,?)");
  sqlite3_stmt *experiment = prepare("INSERT INTO experiment VALUES(?,?,?,?)");
  sqlite3_stmt *parameter = prepare("INSERT INTO param VALUES(?,?,?)");
  sqlite3_stmt *value = prepare("INSERT INTO metric VALUES(?,?,?)");
  double start = now();
  run("BEGIN IMMEDIATE");
  for (int64_t row = 1; row <= count; row++) {
    int64_t config = (row - 1) / sharing + 1;
    int64_t hash = (int64_t)mix(config, 63);
    sqlite3_bind_int64(find, 1, hash);
    int known = sqlite3_step(find) == SQLITE_ROW;
    sqlite3_reset(find);
    if (!known) {
      sqlite3_bind_int64(add, 1, config);
      sqlite3_bind_int64(add, 2, hash);
      finish(add);
      for (int k = 0; k < PARAMETERS; k++) {
        sqlite3_bind_int64(parameter, 1, config);
        sqlite3_bind_int64(parameter, 2, k);
        bind_parameter(parameter, 3, config, k);
        finish(parameter);
      }
    }
    sqlite3_bind_int64(experiment, 1, row);
    sqlite3_bind_int64(experiment, 2, 1700000000 + row);
    sqlite3_bind_int64(experiment, 3, config);
    sqlite3_bind_text(experiment, 4, "commit:0123456789abcdef host:bench tool:base/1", -1,
                      SQLITE_STATIC);
    finish(experiment);
    for (int k = 0; k < METRICS; k++) {
      sqlite3_bind_int64(value, 1, row);
      sqlite3_bind_int64(value, 2, PARAMETERS + k);
      sqlite3_bind_double(value, 3, metric(row, k));
      finish(value);
    }
  }
  run("COMMIT");
  double seconds = now() - start;
  sqlite3_stmt *all[] = {find, add, experiment, parameter, value};
  for (int i = 0; i < 5; i++) sqlite3_finalize(all[i]);
  return seconds;
}

static double processor_seconds(void) {
  struct timespec t;
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &t);
  return t.tv_sec + t.tv_nsec * 1e-9;
}

/* Configurations are the same by their hash; row ids mean nothing in another file. */
static void copy(const char *path, const char *other, int64_t count, int64_t sharing) {
  record(other, count, sharing);
  sqlite3_close(db);
  open_tables(path);
  sqlite3_stmt *attach = prepare("ATTACH ? AS o");
  sqlite3_bind_text(attach, 1, other, -1, SQLITE_STATIC);
  finish(attach);
  double start = processor_seconds();
  run("BEGIN IMMEDIATE;"
      "CREATE TEMP TABLE map(theirs INTEGER PRIMARY KEY, ours INTEGER NOT NULL, is_new INTEGER);"
      "INSERT INTO map SELECT t.id, m.id, 0 FROM o.config t CROSS JOIN main.config m ON m.hash=t.hash;"
      "INSERT INTO map SELECT id, id + (SELECT ifnull(max(id),0) FROM main.config), 1 FROM o.config"
      " WHERE id NOT IN (SELECT theirs FROM map);"
      "INSERT INTO main.config SELECT m.ours, t.hash FROM map m CROSS JOIN o.config t"
      " ON t.id=m.theirs WHERE m.is_new;"
      "INSERT INTO main.param SELECT m.ours, t.key, t.value FROM map m CROSS JOIN o.param t"
      " ON t.config=m.theirs WHERE m.is_new;"
      "INSERT INTO main.experiment"
      " SELECT t.id + (SELECT ifnull(max(id),0) FROM main.experiment), t.created, m.ours, t.source"
      " FROM o.experiment t NOT INDEXED CROSS JOIN map m ON m.theirs=t.config;"
      "INSERT INTO main.metric"
      " SELECT t.id + (SELECT max(id) FROM main.experiment) - (SELECT max(id) FROM o.experiment),"
      " v.key, v.value FROM o.experiment t NOT INDEXED CROSS JOIN o.metric v ON v.exp=t.id;"
      "COMMIT");
  if (sqlite3_total_changes64(db) < count * (METRICS + 1)) fail("copy");
  printf("%.6f\n", processor_seconds() - start);
}

static int compare_doubles(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return x < y ? -1 : x > y;
}

static int next(sqlite3_stmt *statement) { return sqlite3_step(statement) == SQLITE_ROW; }

static void merge(const char *path, int64_t values, int runs) {
  open_new(path, "PRAGMA journal_mode=off; PRAGMA synchronous=off; PRAGMA cache_size=-262144;"
                 "PRAGMA mmap_size=1073741824");
  run("CREATE TABLE recorded(exp INTEGER NOT NULL, key INTEGER NOT NULL, value REAL,"
      " PRIMARY KEY(exp,key)) STRICT, WITHOUT ROWID;"
      "CREATE TABLE expected(exp INTEGER NOT NULL, key INTEGER NOT NULL, value REAL,"
      " PRIMARY KEY(exp,key)) STRICT, WITHOUT ROWID; BEGIN");
  sqlite3_stmt *tables[] = {prepare("INSERT INTO recorded VALUES(?,?,?)"),
                            prepare("INSERT INTO expected VALUES(?,?,?)")};
  for (int64_t row = 1; row <= values / METRICS; row++)
    for (int k = 0; k < METRICS; k++)
      for (int t = 0; t < 2; t++) {
        sqlite3_bind_int64(tables[t], 1, row);
        sqlite3_bind_int64(tables[t], 2, k);
        sqlite3_bind_double(tables[t], 3, t ? computed(row, k) : metric(row, k));
        finish(tables[t]);
      }
  run("COMMIT");
  sqlite3_stmt *a = prepare("SELECT exp,key,value FROM recorded ORDER BY exp,key");
  sqlite3_stmt *b = prepare("SELECT exp,key,value FROM expected ORDER BY exp,key");
  double *seconds = malloc(sizeof(double) * (size_t)runs);
  for (int i = 0; i < runs; i++) {
    double start = now();
    int64_t off = 0, total = 0;
    int more_a = next(a), more_b = next(b);
    while (more_a && more_b) {
      int64_t row_a = sqlite3_column_int64(a, 0), key_a = sqlite3_column_int64(a, 1);
      int64_t row_b = sqlite3_column_int64(b, 0), key_b = sqlite3_column_int64(b, 1);
      if (row_a == row_b && key_a == key_b) {
        double x = sqlite3_column_double(a, 2), y = sqlite3_column_double(b, 2);
        total++;
        if (!(fabs(x - y) <= 1e-9 + 1e-3 * fabs(y))) off++;
        more_a = next(a);
        more_b = next(b);
      } else if (row_a < row_b || (row_a == row_b && key_a < key_b)) {
        more_a = next(a);
      } else {
        more_b = next(b);
      }
    }
    sqlite3_reset(a);
    sqlite3_reset(b);
    seconds[i] = now() - start;
    if (total != values / METRICS * METRICS || off == 0) fail("merge");
  }
  qsort(seconds, (size_t)runs, sizeof(double), compare_doubles);
  printf("%.6f\n", seconds[runs / 2]);
}

int main(int count, char **words) {
  if (count == 5 && !strcmp(words[1], "record"))
    printf("%.6f\n", record(words[2], atoll(words[3]), atoll(words[4])));
  else if (count == 5 && !strcmp(words[1], "merge"))
    merge(words[2], atoll(words[3]), atoi(words[4]));
  else if (count == 6 && !strcmp(words[1], "copy"))
    copy(words[2], words[3], atoll(words[4]), atoll(words[5]));
  else
    return 2;
  return 0;
}
