import { sql } from "drizzle-orm";
import type { Config } from "#server/config/config.ts";
import type { Database } from "#server/db/database.ts";
import { migrationsFolder, readJournal } from "#server/db/migrate-database.ts";
import { openDatabase } from "#server/db/open-database.ts";
import { StartupError } from "#server/lib/errors/startup-error.ts";
import type { BlobStore } from "#server/modules/media/blob-store.ts";
import { createFileBlobStore } from "#server/modules/media/file-blob-store.ts";
import { assertEmptyTarget } from "./assert-empty-target.ts";
import { readGzipLines } from "./gzip-lines.ts";
import { type BackedUpTable, type Manifest, picturesFolder, readManifest, tableFile } from "./manifest.ts";
import { withMigrationsUpTo } from "./migrations-up-to.ts";
import { copyPictures, type PictureCopy } from "./pictures.ts";
import { LineDigest, readTableLines, setUtcTimeZone, writeLines } from "./table-lines.ts";
import { listTables, quoteIdentifier, type Table } from "./tables.ts";

export interface RestoreJob {
  config: Pick<Config, "databaseUrl" | "dataDir">;
  blobStore: Pick<BlobStore, "put">;
  folder: string;
  onPicture?: (done: number, total: number) => void;
  /** The folder of the migrations; defaults to those of this version. */
  migrations?: string;
}

export interface RestoreSummary {
  manifest: Manifest;
  pictures: PictureCopy;
}

const ROWS_PER_WRITE = 500;

/**
 * Tables of sessions and one-time secrets, which are emptied: since the backup some were ended, by a
 * sign-out, a new password or the undoing of a change, and must not work again.
 */
const SECRETS = [
  ...["sessions", "email_tokens", "passkey_challenges", "passkey_codes"],
  ...["provider_attempts", "provider_proofs"],
];

/**
 * Restores a backup into an empty database of either engine: the pictures, then the tables, whose digests are
 * compared with the backup's before the commit, then the migrations added since. Everybody has to sign in
 * again. Throws a StartupError without changing data if the target is not empty or the backup is damaged.
 */
export async function restoreShop({
  config,
  blobStore,
  folder,
  onPicture,
  migrations = migrationsFolder,
}: RestoreJob): Promise<RestoreSummary> {
  const manifest = await readManifest(folder);
  await requireKnownVersion(manifest, folder, migrations);
  await assertEmptyTarget(config);
  const pictureIds = await verifyTables(manifest, folder);

  const ids = manifest.pictures > 0 ? pictureIds : [];
  const store = createFileBlobStore(picturesFolder(folder));
  const pictures = await copyPictures(ids, store, blobStore, (done) => onPicture?.(done, ids.length));

  await withMigrationsUpTo(manifest.migratedTo, migrations, async (known) => {
    const open = await openDatabase(config, "command", { migrations: known });
    try {
      await open.database.transaction((transaction) => fillTables(transaction, manifest, folder));
    } finally {
      await open.close();
    }
  });
  const open = await openDatabase(config, "command", { migrations });
  await open.maintain().finally(() => open.close());
  return { manifest, pictures };
}

async function requireKnownVersion(manifest: Manifest, folder: string, migrations: string): Promise<void> {
  const { entries } = await readJournal(migrations);
  if (entries.some(({ when }) => when === manifest.migratedTo)) return;
  const isOlder = manifest.migratedTo < (entries[0]?.when ?? 0);
  throw new StartupError(
    isOlder
      ? `The backup in ${folder} was created by a version before 1.0.0: restore it with that version, export its catalogue with \`npm run catalogue -- export catalogue.jsonl.gz\`, and import that file with this one.`
      : `The backup in ${folder} was created by a newer version of the shop: restore it with that version.`,
  );
}

/** Verifies the digests of all tables in the backup; returns the ids of its pictures. */
async function verifyTables(manifest: Manifest, folder: string): Promise<string[]> {
  const ids: string[] = [];
  for (const table of manifest.tables) {
    const actual = new LineDigest();
    try {
      for await (const line of readGzipLines(tableFile(folder, table.name))) {
        actual.add(`${line}\n`);
        if (table.name === "media") ids.push((JSON.parse(line) as { id: string }).id);
      }
    } catch (cause) {
      throw damaged(folder, table, cause);
    }
    if (actual.rows !== table.rows || actual.digest() !== table.digest) throw damaged(folder, table);
  }
  return ids;
}

async function fillTables(transaction: Database, manifest: Manifest, folder: string): Promise<void> {
  await setUtcTimeZone(transaction);
  // The backup also contains the columns that triggers maintain.
  for (const { name } of manifest.tables) await switchTriggers(transaction, name, "disable");
  const targets = await tablesByName(transaction);
  await deferSelfReferences(transaction, targets, "deferrable initially deferred");
  for (const { name, columns } of manifest.tables) {
    const table = { name, columns, requiredJson: targets.get(name)?.requiredJson ?? [] };
    let batch: string[] = [];
    for await (const line of readGzipLines(tableFile(folder, table.name))) {
      batch.push(line);
      if (batch.length < ROWS_PER_WRITE) continue;
      await writeLines(transaction, table, batch);
      batch = [];
    }
    if (batch.length > 0) await writeLines(transaction, table, batch);
  }
  await transaction.execute(sql.raw("set constraints all immediate"));
  await deferSelfReferences(transaction, targets, "not deferrable");
  for (const { name } of manifest.tables) await switchTriggers(transaction, name, "enable");
  await verifyRestored(transaction, manifest.tables);
  // A backup of an older version has not all of them.
  for (const name of SECRETS.filter((table) => targets.has(table))) {
    await transaction.execute(sql.raw(`delete from ${quoteIdentifier(name)}`));
  }
}

async function verifyRestored(transaction: Database, expected: readonly BackedUpTable[]): Promise<void> {
  const tables = await tablesByName(transaction);
  for (const { name, columns, rows, digest } of expected) {
    const actual = new LineDigest();
    const table = tables.get(name);
    if (table) {
      for await (const lines of readTableLines(transaction, { ...table, columns })) actual.add(lines);
    }
    if (actual.rows !== rows || actual.digest() !== digest) {
      throw new StartupError(
        `The table ${name} differs from the backup after restoring: nothing was restored. Please report this.`,
      );
    }
  }
}

async function tablesByName(transaction: Database): Promise<Map<string, Table>> {
  return new Map((await listTables(transaction)).map((table) => [table.name, table]));
}

/** A row may reference one of a later batch; what is deferred is checked once all are there. */
async function deferSelfReferences(
  transaction: Database,
  tables: ReadonlyMap<string, Table>,
  to: "deferrable initially deferred" | "not deferrable",
): Promise<void> {
  for (const { name, selfReferences } of tables.values())
    for (const constraint of selfReferences)
      await transaction.execute(
        sql.raw(`alter table ${quoteIdentifier(name)} alter constraint ${quoteIdentifier(constraint)} ${to}`),
      );
}

async function switchTriggers(transaction: Database, table: string, to: "enable" | "disable"): Promise<void> {
  await transaction.execute(sql.raw(`alter table ${quoteIdentifier(table)} ${to} trigger user`));
}

function damaged(folder: string, { name }: BackedUpTable, cause?: unknown): StartupError {
  return new StartupError(
    `The backup in ${folder} is damaged (the table ${name}): nothing was restored. Please use another backup.`,
    { cause },
  );
}
