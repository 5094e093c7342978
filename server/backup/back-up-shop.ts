import { mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import type { Database } from "#server/db/database.ts";
import { StartupError } from "#server/errors/startup-error.ts";
import type { BlobStore } from "#server/modules/media/blob-store.ts";
import { createFileBlobStore } from "#server/modules/media/file-blob-store.ts";
import { writeGzip } from "./gzip-lines.ts";
import {
  type BackedUpTable,
  manifestFile,
  manifestText,
  picturesFolder,
  tableFile,
  tablesFolder,
} from "./manifest.ts";
import { copyPictures, type PictureCopy } from "./pictures.ts";
import { LineDigest, readTableLines, setUtcTimeZone } from "./table-lines.ts";
import { listTables, migratedTo, type Table } from "./tables.ts";

export interface BackupJob {
  database: Database;
  blobStore: Pick<BlobStore, "get">;
  /** Must not exist yet, or be empty; it appears when the backup is complete. */
  folder: string;
  /** Without them the backup is small, and the store must be saved in another way. */
  withPictures: boolean;
  onPicture?: (done: number, total: number) => void;
}

export interface BackupSummary {
  tables: readonly BackedUpTable[];
  pictures: PictureCopy;
}

/** Password hashes and e-mail addresses are for the owner's eyes alone. */
const OWNER_ONLY = { file: 0o600, folder: 0o700 };

/**
 * Writes everything the shop keeps into a folder: every table as it was at one moment, while the shop may go on working, and
 * the pictures. Either engine can be restored from it. Throws a StartupError if the folder is not free.
 */
export async function backUpShop(job: BackupJob): Promise<BackupSummary> {
  await assertFree(job.folder);
  const unfinished = `${job.folder}.unfinished`;
  await rm(unfinished, { recursive: true, force: true });
  try {
    const summary = await writeBackup(job, unfinished);
    await rename(unfinished, job.folder);
    return summary;
  } catch (error) {
    await rm(unfinished, { recursive: true, force: true });
    throw error;
  }
}

async function writeBackup(
  { database, blobStore, withPictures, onPicture }: BackupJob,
  folder: string,
): Promise<BackupSummary> {
  await mkdir(tablesFolder(folder), { recursive: true, mode: OWNER_ONLY.folder });
  const dump = await dumpTables(database, folder);
  const ids = withPictures ? dump.pictureIds : [];
  const store = createFileBlobStore(picturesFolder(folder));
  const pictures = await copyPictures(ids, blobStore, store, (done) => onPicture?.(done, ids.length));

  await writeFile(
    manifestFile(folder),
    manifestText({
      takenAt: new Date().toISOString(),
      migratedTo: dump.migratedTo,
      tables: dump.tables,
      pictures: pictures.copied,
    }),
    { mode: OWNER_ONLY.file },
  );
  return { tables: dump.tables, pictures };
}

async function dumpTables(database: Database, folder: string) {
  // One moment for all tables: what others write meanwhile is not seen.
  return database.transaction(
    async (transaction) => {
      await setUtcTimeZone(transaction);
      const tables = await listTables(transaction);
      const last = tables.length > 0 ? await migratedTo(transaction) : undefined;
      if (last === undefined) throw new StartupError("There is no shop in this database: nothing was saved.");
      const pictureIds: string[] = [];
      const dumped: BackedUpTable[] = [];
      for (const table of tables) {
        const onLines =
          table.name === "media" ? (lines: string) => pictureIds.push(...idsOf(lines)) : undefined;
        dumped.push(await dumpTable(transaction, table, tableFile(folder, table.name), onLines));
      }
      return { tables: dumped, pictureIds, migratedTo: last };
    },
    { isolationLevel: "repeatable read", accessMode: "read only" },
  );
}

async function dumpTable(
  transaction: Database,
  table: Table,
  file: string,
  onLines?: (lines: string) => void,
): Promise<BackedUpTable> {
  const tally = new LineDigest();
  async function* tallied() {
    for await (const lines of readTableLines(transaction, table)) {
      tally.add(lines);
      onLines?.(lines);
      yield lines;
    }
  }
  await writeGzip(file, tallied());
  return { name: table.name, columns: table.columns, rows: tally.rows, digest: tally.digest() };
}

function idsOf(lines: string): string[] {
  return lines
    .trimEnd()
    .split("\n")
    .map((line) => (JSON.parse(line) as { id: string }).id);
}

async function assertFree(folder: string): Promise<void> {
  const found = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw new StartupError(`${folder} is not a folder: please name one that is not there yet.`);
  });
  if (found.length > 0) {
    throw new StartupError(`${folder} is not empty: please name a folder that is not there yet.`);
  }
}
