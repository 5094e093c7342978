import { type PGlite, type Transaction, types } from "@electric-sql/pglite";
import type { Statement, StatementResult } from "./database-messages.ts";
import type { NamedStatements } from "./named-statements.ts";

/** Arrays of numeric, timestamp, timestamptz, interval and date. */
const ARRAYS = [1231, 1115, 1185, 1187, 1182];
/** Drizzle decodes these itself, from their text. */
const PARSERS = Object.fromEntries(
  [types.TIMESTAMP, types.TIMESTAMPTZ, types.INTERVAL, types.DATE, ...ARRAYS].map((type) => [
    type,
    (text: string) => text,
  ]),
);
const OPTIONS = {
  array: { rowMode: "array", parsers: PARSERS },
  object: { rowMode: "object", parsers: PARSERS },
} as const;

export async function runStatement(
  engine: PGlite | Transaction,
  named: NamedStatements,
  { text, params = [], rowMode = "object", isNamed }: Statement,
): Promise<StatementResult> {
  const runner = isNamed ? named : engine;
  const { rows, affectedRows } = await runner.query(text, params, OPTIONS[rowMode]);
  return { rows, affectedRows };
}
