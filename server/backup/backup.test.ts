import { randomUUID } from "node:crypto";
import { cp, mkdir, mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { Client } from "pg";
import sharp from "sharp";
import { afterAll, describe, expect, it, onTestFinished, vi } from "vitest";
import { backUpToFolder } from "#server/cli/backup/backup-command.ts";
import type { Database } from "#server/db/database.ts";
import { appliedMigrations, migrationsFolder, readJournal } from "#server/db/migrate-database.ts";
import { openDatabase } from "#server/db/open-database.ts";
import { outfits } from "#server/db/schema/outfits.ts";
import { insertToken } from "#server/modules/accounts/email-tokens/email-token-repository.ts";
import { insertChallenge } from "#server/modules/accounts/passkeys/passkey-repository.ts";
import type { BlobStore } from "#server/modules/media/blob-store.ts";
import { createFileBlobStore } from "#server/modules/media/file-blob-store.ts";
import { masterKey } from "#server/modules/media/media-keys.ts";
import { createMediaService } from "#server/modules/media/media-service.ts";
import { addViews } from "#server/modules/outfits/detail/outfit-repository.ts";
import { storeAttempt } from "#server/modules/provider-sign-in/attempt-repository.ts";
import { createComment, createReply, reactToOutfit } from "#tests/factories/comment-factory.ts";
import { createOutfit } from "#tests/factories/outfit-factory.ts";
import { createSession, createUser } from "#tests/factories/user-factory.ts";
import { copyEmptyShop } from "#tests/setup/new-shop.ts";
import { scaled } from "#tests/setup/time-limits.ts";
import { backUpShop } from "./back-up-shop.ts";
import { manifestFile, tableFile } from "./manifest.ts";
import { restoreShop } from "./restore-shop.ts";
import { listTables, quoteIdentifier, rowsOf } from "./tables.ts";

type ShopLocation = { dataDir: string; databaseUrl: string | undefined };

/** PostgreSQL only where TEST_DATABASE_URL names a server. */
const ENGINES = ["embedded", ...(process.env.TEST_DATABASE_URL ? ["PostgreSQL"] : [])];

/** Characters that could break a line-based format. */
const AWKWARD =
  'Line one\nline two\r\n"quoteIdentifier" \\ back\u2028slash, नमस्ते 👗, tab\tand \u200b nothing';

const cleanups: (() => Promise<void>)[] = [];
afterAll(() => Promise.all(cleanups.map((clean) => clean())));

/** An empty folder that exists until the end of the file. */
async function newFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "ensemble-test-"));
  cleanups.push(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

async function createTarget(engine: string): Promise<ShopLocation> {
  const dataDir = await newFolder();
  if (engine === "embedded") return { dataDir, databaseUrl: undefined };
  const serverUrl = process.env.TEST_DATABASE_URL ?? "";
  const name = `backup_${randomUUID().replaceAll("-", "")}`;
  await onServer(serverUrl, `create database ${name}`);
  cleanups.push(() => onServer(serverUrl, `drop database ${name} with (force)`));
  return { dataDir, databaseUrl: Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

const storeOf = ({ dataDir }: ShopLocation) => createFileBlobStore(join(dataDir, "media"));

async function inShop<T>(target: ShopLocation, work: (database: Database) => Promise<T>): Promise<T> {
  const open = await openDatabase(target);
  return work(open.database).finally(() => open.close());
}

/** Stores a few rows in the main tables, and a picture. */
async function seed(database: Database, store: BlobStore): Promise<void> {
  const picture = sharp({ create: { width: 60, height: 80, channels: 3, background: "#963" } });
  const { id: mediaId } = await createMediaService({ database, store }).save(await picture.png().toBuffer());
  const userId = await createUser(database, { fullName: AWKWARD, isAdmin: true });
  await createSession(database, userId);
  const validFor = sql`interval '1 day'`;
  await insertToken(database, { userId, email: "a@shop.example", purpose: "reset-password", validFor });
  await insertChallenge(database, "challenge");
  await storeAttempt(database, { state: "s", nonce: "n", codeVerifier: "v" }, "flow");
  const outfitId = await createOutfit(database, { mediaId, description: AWKWARD, viewCount: 12 });
  await createOutfit(database, { mediaId, isActive: false, tags: [] });
  await database.execute(sql`delete from media where id <> ${mediaId}`);
  const commentId = await createComment(database, { outfitId, userId, text: AWKWARD });
  await createReply(database, { commentId, userId: null });
  await reactToOutfit(database, outfitId, "like", [userId]);
  await database.execute(
    sql`insert into cart_entries (user_id, outfit_id, quantity) values (${userId}, ${outfitId}, 3)`,
  );
  // Settings that an administrator has reset.
  await database.execute(sql`insert into shop_settings (key, value, version) values ('claims', 'null', 2)`);
  await database.execute(sql`insert into outbox_messages (deduplication_key, recipient, subject, text_body, html_body, headers)
    values ('k', 'a@shop.example', 's', ${AWKWARD}, 'h', '{"X-One": "ä"}')`);
  // More than are written at once, and the first refers to the last.
  await database.execute(sql`insert into catalogue_imports (id, file_name, part_of)
    values ('ffffffff-ffff-4fff-8fff-ffffffffffff', 'looks.csv', null),
      ('00000000-0000-4000-8000-000000000000', 'looks.csv', 'ffffffff-ffff-4fff-8fff-ffffffffffff')`);
  await database.execute(
    sql`insert into catalogue_imports (file_name) select 'looks.csv' from generate_series(1, 500)`,
  );
}

interface BackedUpShop {
  source: ShopLocation;
  contents: Contents;
  /** The backup. */
  folder: string;
}

async function backUpNewShop(engine: string): Promise<BackedUpShop> {
  const source = await createTarget(engine);
  const folder = join(await newFolder(), "backup");
  if (!source.databaseUrl) await copyEmptyShop(source.dataDir);
  return inShop(source, async (database) => {
    await seed(database, storeOf(source));
    await backUpShop({ database, blobStore: storeOf(source), folder, withPictures: true });
    return { source, contents: await contentsOf(database), folder };
  });
}

const backedUpShops = new Map<string, Promise<BackedUpShop>>();

/**
 * The shop of an engine and its backup, which all tests share because opening an embedded database
 * takes a second.
 */
function backedUpShop(engine: string): Promise<BackedUpShop> {
  const shop = backedUpShops.get(engine) ?? backUpNewShop(engine);
  backedUpShops.set(engine, shop);
  return shop;
}

/** The migrations of a version that has one more. */
async function laterMigrations(): Promise<{ folder: string; when: number }> {
  const folder = join(await newFolder(), "migrations");
  await cp(migrationsFolder, folder, { recursive: true });
  await writeFile(
    join(folder, "later.sql"),
    "alter table users add column motto text default 'none' not null",
  );
  const journal = await readJournal(folder);
  const when = (journal.entries.at(-1)?.when ?? 0) + 1;
  journal.entries.push({ tag: "later", when });
  await writeFile(join(folder, "meta/_journal.json"), JSON.stringify(journal));
  return { folder, when };
}

const restore = (target: ShopLocation, folder: string) =>
  restoreShop({ config: target, blobStore: storeOf(target), folder });

type Contents = Record<string, unknown>;

/** What was ended since the backup must not work again. */
const SECRETS = ["sessions", "email_tokens", "passkey_challenges", "provider_attempts"];

const pick = (contents: Contents, tables: string[]): Contents =>
  Object.fromEntries(tables.map((table) => [table, contents[table]]));

/** The row count and a checksum of every table, computed independently of the backup code. */
async function contentsOf(database: Database): Promise<Contents> {
  await database.execute(sql`set timezone = 'Asia/Kolkata'`);
  const tables: Contents = {};
  for (const { name, columns } of await listTables(database)) {
    const row = `(${columns.map(quoteIdentifier).join(", ")})::text collate "C"`;
    const [content] = await rowsOf(
      database,
      `select count(*)::int as rows, md5(coalesce(string_agg(${row}, ';' order by ${row}), '')) as sum from ${quoteIdentifier(name)}`,
    );
    tables[name] = content;
  }
  return tables;
}

describe.each(ENGINES)("a shop on the %s engine", (from) => {
  it.each(ENGINES)(
    "is restored on the %s engine with every table, the pictures and working triggers",
    async (to) => {
      const { source, contents, folder } = await backedUpShop(from);
      const target = await createTarget(to);
      expect(contents).toMatchObject({
        outfits: { rows: 2 },
        outfit_items: { rows: 8 },
        catalogue_totals: { rows: 1 },
        shop_settings: { rows: 1 },
        catalogue_imports: { rows: 502 },
      });

      const { pictures } = await restore(target, folder);

      expect(pictures).toEqual({ copied: 1, lost: 0 });
      await inShop(target, async (database) => {
        const restored = await contentsOf(database);
        expect(restored).toEqual({ ...contents, ...pick(restored, SECRETS) });
        for (const table of SECRETS) {
          expect(contents[table], table).not.toMatchObject({ rows: 0 });
          expect(restored[table], "ended since the backup").toMatchObject({ rows: 0 });
        }
        const [outfit] = await database.select({ mediaId: outfits.mediaId }).from(outfits).limit(1);
        const bytes = await storeOf(target).get(masterKey(outfit?.mediaId ?? ""));
        expect(await sharp(bytes).metadata()).toMatchObject({ width: 60, height: 80, format: "webp" });
        // Triggers update the totals again.
        await database.update(outfits).set({ isActive: true });
        const totals = await rowsOf(database, "select active_outfits::int as active from catalogue_totals");
        expect(totals).toEqual([{ active: 2 }]);
      });
      await expect(restore(source, folder)).rejects.toThrow(
        /a backup can only be restored into an empty database/,
      );
    },
    scaled(60_000),
  );

  it(
    "is restored by a version with more migrations, which are then applied",
    async () => {
      const { folder } = await backedUpShop(from);
      const target = await createTarget(from);
      const later = await laterMigrations();

      await restoreShop({ config: target, blobStore: storeOf(target), folder, migrations: later.folder });

      const open = await openDatabase(target, "command", { migrations: later.folder });
      expect((await appliedMigrations(open.database))?.newest).toBe(later.when);
      expect(await rowsOf(open.database, "select distinct motto from users")).toEqual([{ motto: "none" }]);
      const [outfit] = await open.database
        .select({ id: outfits.id })
        .from(outfits)
        .where(eq(outfits.isActive, true));
      await addViews(open.database, new Map([[outfit?.id ?? "", 2]]));
      const totals = await rowsOf(
        open.database,
        "select active_outfits::int as active, active_views::int as views from catalogue_totals",
      );
      expect(totals).toEqual([{ active: 1, views: 14 }]);
      await open.close();
    },
    scaled(60_000),
  );
});

describe("a backup", () => {
  it.each(ENGINES)(
    "of a database without a shop fails and leaves nothing in it, on the %s engine",
    async (engine) => {
      const { dataDir, databaseUrl } = await createTarget(engine);
      await mkdir(join(dataDir, "database"));
      vi.stubEnv("DATA_DIR", dataDir);
      vi.stubEnv("DATABASE_URL", databaseUrl ?? "");
      onTestFinished(() => void vi.unstubAllEnvs());

      await expect(backUpToFolder(join(dataDir, "backup"), true)).rejects.toThrow(/contains no shop/);

      const open = await openDatabase({ dataDir, databaseUrl }, "command", { migrations: false });
      const schemas = await rowsOf(
        open.database,
        "select nspname from pg_namespace where nspname = 'drizzle'",
      );
      await open.close();
      expect(schemas).toEqual([]);
    },
    scaled(60_000),
  );

  it("is rejected before any write if it is damaged, from a newer version or missing", async () => {
    const { folder: undamaged } = await backedUpShop("embedded");
    const folder = join(await newFolder(), "backup");
    await cp(undamaged, folder, { recursive: true });
    const target = await createTarget("embedded");
    const manifest = await readFile(manifestFile(folder), "utf8");
    const users = await readFile(tableFile(folder, "users"));

    await writeFile(tableFile(folder, "users"), users.subarray(0, users.length - 10));
    await expect(restore(target, folder)).rejects.toThrow(/is damaged \(the table users\)/);
    await rm(tableFile(folder, "users"));
    await expect(restore(target, folder)).rejects.toThrow(/is damaged \(the table users\)/);
    await writeFile(tableFile(folder, "users"), users);
    await writeFile(
      manifestFile(folder),
      manifest.replace(/"migratedTo": \d+/, '"migratedTo": 9999999999999'),
    );
    await expect(restore(target, folder)).rejects.toThrow(/newer version/);
    await writeFile(manifestFile(folder), manifest.replace(/"migratedTo": \d+/, '"migratedTo": 1'));
    await expect(restore(target, folder)).rejects.toThrow(/before 1\.0\.0.* export its catalogue/);
    await writeFile(manifestFile(folder), manifest.replace('"format": 1', '"format": 2'));
    await expect(restore(target, folder)).rejects.toThrow(/newer version/);
    await expect(restore(target, target.dataDir)).rejects.toThrow(/is not a backup/);
    expect(await readdir(target.dataDir)).toEqual([]);
  });

  it("overwrites nothing, has private file modes and reports missing pictures", async () => {
    const { source, folder } = await backedUpShop("embedded");

    await inShop(source, async (database) => {
      const job = { database, blobStore: storeOf(await createTarget("embedded")), withPictures: true };
      await expect(backUpShop({ ...job, folder })).rejects.toThrow(/is not empty/);
      await expect(backUpShop({ ...job, folder: "/proc/none/backup" })).rejects.toThrow(
        "/proc/none/backup cannot be written: no folder can be created there.",
      );
      const { pictures } = await backUpShop({ ...job, folder: `${folder}-2` });
      expect(pictures).toEqual({ copied: 0, lost: 1 });
    });
    expect((await stat(tableFile(folder, "users"))).mode & 0o077).toBe(0);
    expect((await readdir(join(folder, ".."))).sort()).toEqual(["backup", "backup-2"]);
  });
});
