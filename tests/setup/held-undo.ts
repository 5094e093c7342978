import type { Database } from "#server/db/database.ts";

/** A database for one import or undo, whose transactions wait for `release` while `isHeld`. */
export function holdUndo(database: Database, isHeld: () => boolean | Promise<boolean>) {
  let reach = () => {};
  let release = () => {};
  const reached = new Promise<void>((resolve) => {
    reach = resolve;
  });
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const transaction: Database["transaction"] = async (work, ...config) => {
    if (await isHeld()) {
      reach();
      await released;
    }
    return database.transaction(work, ...config);
  };
  return {
    database: Object.create(database, { transaction: { value: transaction } }) as Database,
    /** When a transaction waits. */
    reached,
    release,
  };
}
