import { is } from "drizzle-orm";
import { PgTransaction } from "drizzle-orm/pg-core";
import type { Database } from "./database.ts";

type Reads = readonly (() => PromiseLike<unknown>)[];
type Answers<R extends Reads> = { -readonly [K in keyof R]: Awaited<ReturnType<R[K]>> };

/**
 * The answers to several reads, made side by side; in a transaction one after the other, as it has a single connection, on which the
 * library is about to refuse a second statement before the first has ended.
 */
export async function readTogether<const R extends Reads>(database: Database, reads: R): Promise<Answers<R>> {
  if (!is(database, PgTransaction)) return Promise.all(reads.map((read) => read())) as Promise<Answers<R>>;
  const answers: unknown[] = [];
  for (const read of reads) answers.push(await read());
  return answers as Answers<R>;
}
