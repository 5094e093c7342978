import { writeSync } from "node:fs";
import type { PGlite } from "@electric-sql/pglite";
import { fullDiskSentence, hasNoRoom } from "#server/errors/disk-problem.ts";

const STANDARD_ERROR = 2;

/**
 * Ends the process when the embedded engine aborts, for example because its log finds no room on the disk. An aborted engine blocks on every
 * later statement, its own rollback included. Committed transactions are in the log and are recovered at the next start.
 */
export function exitOnAbort(client: PGlite, folder: string): void {
  client.Module.onAbort = () => {
    const reason = hasNoRoom(folder)
      ? fullDiskSentence(folder)
      : `The embedded database in ${folder} has failed: if that happens again, restore a backup.`;
    writeSync(
      STANDARD_ERROR,
      `${reason} The shop has ended and can be started again; nothing that was answered is lost.\n`,
    );
    process.exit(1);
  };
}
