import { Column, is, type SQL } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import type { TypedQueryBuilder } from "drizzle-orm/query-builders/query-builder";
import type { Database } from "./database.ts";

/*
 * Frequent statements with a constant text. Their text is built once, and PostgreSQL parses and plans a named
 * statement once per connection. Only placeholders are parameters; other values are part of the text, because
 * as parameters they would make PostgreSQL prefer custom plans and plan the statement on every call.
 */

type Values = Record<string, unknown>;
type ReadRow<Row> = (row: readonly unknown[]) => Row;

const dialect = new PgDialect();
const namedTexts = new Set<string>();

/** Whether a statement with this text has a name, which Drizzle does not pass on to the embedded database. */
export function isNamedStatement(text: string): boolean {
  return namedTexts.has(text);
}

/**
 * A prepared query whose rows have the query builder's shape. Names must be unique; a statement without a
 * name is planned on every call for its values, which suits queries whose best plan depends on them.
 */
export function preparedSelect<Row extends object>(
  name: string | undefined,
  query: TypedQueryBuilder<Record<string, Column | SQL | SQL.Aliased>, Row[]>,
): (database: Database, values: Values) => Promise<Row[]> {
  return prepare(name, query.getSQL(), rowReader<Row>(query._.selectedFields));
}

/** A prepared SQL statement; returns each row as an array of column values. */
export function preparedStatement(
  name: string,
  statement: SQL,
): (database: Database, values: Values) => Promise<(readonly unknown[])[]> {
  return prepare(name, statement, (row) => row);
}

function prepare<Row>(name: string | undefined, statement: SQL, readRow: ReadRow<Row>) {
  const query = dialect.sqlToQuery(statement.inlineParams());
  if (name !== undefined) namedTexts.add(query.sql);
  const readRows = (rows: unknown[][]) => rows.map(readRow);
  return (database: Database, values: Values): Promise<Row[]> =>
    database._.session
      .prepareQuery<{ execute: Row[]; all: never; values: never }>(query, undefined, name, true, readRows)
      .execute(values);
}

function rowReader<Row>(fields: Record<string, unknown>): ReadRow<Row> {
  const columns = Object.entries(fields).map(([name, field]) => ({
    name,
    column: is(field, Column) ? field : undefined,
  }));
  return (values) => {
    const row: Record<string, unknown> = {};
    let at = 0;
    for (const { name, column } of columns) {
      const value = values[at];
      row[name] = value !== null && column ? column.mapFromDriverValue(value) : value;
      at += 1;
    }
    return row as Row;
  };
}
