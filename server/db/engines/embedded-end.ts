import { writeSync } from "node:fs";
import type { PGlite } from "@electric-sql/pglite";
import { fullDiskSentence, hasNoRoom } from "#server/errors/disk-problem.ts";

const STANDARD_ERROR = 2;

/**
 * Ends the process in the moment in which its embedded database gives up, which it does when its log finds no room on the disk. Whatever it is
 * asked after that, also by itself to end a transaction, never comes back and lets nothing else have its turn. What was
 * answered before is in the log: the next start reads it.
 */
export function endProcessWith(client: PGlite, folder: string): void {
  client.Module.onAbort = () => {
    const reason = hasNoRoom(folder)
      ? fullDiskSentence(folder)
      : `The embedded database in ${folder} has given up: if it does so again, restore a backup.`;
    writeSync(
      STANDARD_ERROR,
      `${reason} The shop has ended and can be started again; nothing that was answered is lost.\n`,
    );
    process.exit(1);
  };
}
