import type { Database } from "./database.ts";

/**
 * Where what everybody may see is read. Nobody's own view of things is: it comes from the database that was written to, so that
 * people always see what they did.
 */
export interface PublicReads {
  /** Does some reading on the database or on a replica that is as recent; if that fails, once more on the database. */
  read<T>(work: (database: Database) => Promise<T>): Promise<T>;
  /** To be told when something was changed, here or by another node: from then on no replica is read that lacks it. */
  somethingChanged(): void;
  close(): Promise<void>;
}

/** Reads for a shop without replicas. */
export function readsOf(database: Database): PublicReads {
  return { read: (work) => work(database), somethingChanged: () => {}, close: async () => {} };
}
