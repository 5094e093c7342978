import { Column, is, type SQL } from "drizzle-orm";
import { PgDialect } from "drizzle-orm/pg-core";
import type { TypedQueryBuilder } from "drizzle-orm/query-builders/query-builder";
import type { Database } from "./database.ts";

/*
 * Statements that are asked all the time and always have the same text. They are built once, and under their name PostgreSQL parses
 * and plans them once a connection; what changes from call to call are the values of their placeholders. Whatever else they hold stands in
 * the text: given as a value it would make PostgreSQL look for a plan that suits just that one better, every time.
 */

type Values = Record<string, unknown>;
type ReadRow<Row> = (row: readonly unknown[]) => Row;

const dialect = new PgDialect();

/**
 * A query whose rows come as the query builder would give them. The names of statements must differ; one without a name is
 * planned anew every time, for its values: right where they decide how rows are best found.
 */
export function preparedSelect<Row extends object>(
  name: string | undefined,
  query: TypedQueryBuilder<Record<string, Column | SQL | SQL.Aliased>, Row[]>,
): (database: Database, values: Values) => Promise<Row[]> {
  return prepare(name, query.getSQL(), rowReader<Row>(query._.selectedFields));
}

/** A statement in SQL; answers its rows as the values of their columns. */
export function preparedStatement(
  name: string,
  statement: SQL,
): (database: Database, values: Values) => Promise<(readonly unknown[])[]> {
  return prepare(name, statement, (row) => row);
}

function prepare<Row>(name: string | undefined, statement: SQL, readRow: ReadRow<Row>) {
  const query = dialect.sqlToQuery(statement.inlineParams());
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
