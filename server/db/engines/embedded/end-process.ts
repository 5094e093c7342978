import { writeSync } from "node:fs";
import { fullDiskSentence, hasNoRoom } from "#server/errors/disk-problem.ts";

const STANDARD_ERROR = 2;

/**
 * Ends the process after the thread of the embedded database failed, for example because the log found no room on the disk. Committed
 * transactions are in the log and are recovered at the next start.
 */
export function endProcess(folder: string, problem?: Error): never {
  const reason = hasNoRoom(folder)
    ? fullDiskSentence(folder)
    : `The embedded database in ${folder} has failed${problem ? ` (${problem.message})` : ""}: if that happens again, restore a backup.`;
  writeSync(
    STANDARD_ERROR,
    `${reason} The shop has ended and can be started again; nothing that was answered is lost.\n`,
  );
  process.exit(1);
}
