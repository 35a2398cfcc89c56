// What sqlite3.h says in a way that Swift cannot import: macros that are expressions or casts, and
// variadic functions. Names begin with csqlite_ and end like SQLite's own.

#ifndef CSQLITE_SHIM_H
#define CSQLITE_SHIM_H

#include <sqlite3.h>

// Extended result codes; https://sqlite.org/rescode.html
enum {
  csqlite_constraint_check = SQLITE_CONSTRAINT_CHECK,
  csqlite_constraint_datatype = SQLITE_CONSTRAINT_DATATYPE,
  csqlite_constraint_foreignkey = SQLITE_CONSTRAINT_FOREIGNKEY,
  csqlite_constraint_notnull = SQLITE_CONSTRAINT_NOTNULL,
  csqlite_constraint_primarykey = SQLITE_CONSTRAINT_PRIMARYKEY,
  csqlite_constraint_trigger = SQLITE_CONSTRAINT_TRIGGER,
  csqlite_constraint_unique = SQLITE_CONSTRAINT_UNIQUE,
  csqlite_busy_snapshot = SQLITE_BUSY_SNAPSHOT,
};

// Tells SQLite to copy the bound bytes before the call returns.
static inline sqlite3_destructor_type csqlite_transient(void) {
  return SQLITE_TRANSIENT;
}

// Sets one of the connection's SQLITE_DBCONFIG_… switches.
static inline int csqlite_db_config(sqlite3 *db, int option, int on) {
  return sqlite3_db_config(db, option, on, (int *)0);
}

// Sets one of the process's SQLITE_CONFIG_… options that are a number, before SQLite's first use.
static inline int csqlite_config(int option, int value) {
  return sqlite3_config(option, value);
}

#endif
