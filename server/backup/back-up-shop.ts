import { readdir, rename, rm, writeFile } from "node:fs/promises";
import type { Database } from "#server/db/database.ts";
import { appliedMigrations } from "#server/db/migrate-database.ts";
import { StartupError } from "#server/lib/errors/startup-error.ts";
import { asWritingProblem } from "#server/lib/errors/writing-problem.ts";
import { makeFolder } from "#server/lib/make-folder.ts";
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
import { listTables, type Table } from "./tables.ts";

export interface BackupJob {
  database: Database;
  blobStore: Pick<BlobStore, "get">;
  /** Must be missing or empty. Created by a rename once the backup is complete. */
  folder: string;
  /** If false, the blob store needs a backup of its own. */
  withPictures: boolean;
  onPicture?: (done: number, total: number) => void;
}

export interface BackupSummary {
  tables: readonly BackedUpTable[];
  pictures: PictureCopy;
}

/** File modes: a backup contains password hashes and e-mail addresses. */
const OWNER_ONLY = { file: 0o600, folder: 0o700 };

/**
 * Backs the shop up into a folder: a consistent snapshot of all tables, taken while the shop may be running,
 * and the pictures. The backup can be restored to either engine. Throws a StartupError if the folder is not
 * empty or cannot be written.
 */
export async function backUpShop(job: BackupJob): Promise<BackupSummary> {
  await assertEmptyOrMissing(job.folder);
  const partial = `${job.folder}.unfinished`;
  await rm(partial, { recursive: true, force: true });
  try {
    const summary = await writeBackup(job, partial);
    await rename(partial, job.folder);
    return summary;
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw asWritingProblem(error, job.folder);
  }
}

async function writeBackup(
  { database, blobStore, withPictures, onPicture }: BackupJob,
  folder: string,
): Promise<BackupSummary> {
  await makeFolder(tablesFolder(folder), OWNER_ONLY.folder);
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
  // One snapshot for all tables: concurrent writes are not visible.
  return database.transaction(
    async (transaction) => {
      await setUtcTimeZone(transaction);
      const tables = await listTables(transaction);
      const applied = tables.length > 0 ? await appliedMigrations(transaction) : undefined;
      if (applied === undefined)
        throw new StartupError("The database contains no shop: nothing was backed up.");
      const pictureIds: string[] = [];
      const dumped: BackedUpTable[] = [];
      for (const table of tables) {
        const onLines =
          table.name === "media" ? (lines: string) => pictureIds.push(...pictureIdsIn(lines)) : undefined;
        dumped.push(await dumpTable(transaction, table, tableFile(folder, table.name), onLines));
      }
      return { tables: dumped, pictureIds, migratedTo: applied.newest };
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
  const digest = new LineDigest();
  async function* digested() {
    for await (const lines of readTableLines(transaction, table)) {
      digest.add(lines);
      onLines?.(lines);
      yield lines;
    }
  }
  await writeGzip(file, digested());
  return { name: table.name, columns: table.columns, rows: digest.rows, digest: digest.digest() };
}

function pictureIdsIn(lines: string): string[] {
  return lines
    .trimEnd()
    .split("\n")
    .map((line) => (JSON.parse(line) as { id: string }).id);
}

async function assertEmptyOrMissing(folder: string): Promise<void> {
  const entries = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return [];
    throw new StartupError(`${folder} is not a folder: please name a new folder.`);
  });
  if (entries.length > 0) {
    throw new StartupError(`${folder} is not empty: please name a new folder.`);
  }
}
