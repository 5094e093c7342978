import { randomUUID } from "node:crypto";
import { readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { Client } from "pg";
import sharp from "sharp";
import { describe, expect, it, onTestFinished } from "vitest";
import type { Database } from "#server/db/database.ts";
import journal from "#server/db/migrations/meta/_journal.json" with { type: "json" };
import { openDatabase } from "#server/db/open-database.ts";
import { outfits } from "#server/db/schema/outfits.ts";
import { createFileBlobStore } from "#server/modules/media/file-blob-store.ts";
import { masterKey } from "#server/modules/media/media-keys.ts";
import { createMediaService } from "#server/modules/media/media-service.ts";
import { createComment, createReply, reactToOutfit } from "#tests/factories/comment-factory.ts";
import { createOutfit } from "#tests/factories/outfit-factory.ts";
import { createSession, createUser } from "#tests/factories/user-factory.ts";
import { putNewShop } from "#tests/setup/new-shop.ts";
import { temporaryFolder } from "#tests/setup/temporary-folder.ts";
import { backUpShop } from "./back-up-shop.ts";
import { manifestFile, tableFile } from "./manifest.ts";
import { withMigrationsUpTo } from "./migrations-up-to.ts";
import { restoreShop } from "./restore-shop.ts";
import { listTables, migratedTo, quoteIdentifier, rowsOf } from "./tables.ts";

type ShopLocation = { dataDir: string; databaseUrl: string | undefined };

/** PostgreSQL only where TEST_DATABASE_URL names a server. */
const ENGINES = ["embedded", ...(process.env.TEST_DATABASE_URL ? ["PostgreSQL"] : [])];

/** Characters that could break a line-based format. */
const AWKWARD =
  'Line one\nline two\r\n"quoteIdentifier" \\ back\u2028slash, नमस्ते 👗, tab\tand \u200b nothing';

async function createTarget(engine: string): Promise<ShopLocation> {
  const dataDir = await temporaryFolder();
  if (engine === "embedded") return { dataDir, databaseUrl: undefined };
  const serverUrl = process.env.TEST_DATABASE_URL ?? "";
  const name = `backup_${randomUUID().replaceAll("-", "")}`;
  await onServer(serverUrl, `create database ${name}`);
  onTestFinished(() => onServer(serverUrl, `drop database ${name} with (force)`));
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

/** A small shop with rows in the main tables. */
async function seedDatabase(target: ShopLocation): Promise<void> {
  if (!target.databaseUrl) await putNewShop(target.dataDir);
  await inShop(target, async (database) => {
    const store = storeOf(target);
    const picture = sharp({ create: { width: 60, height: 80, channels: 3, background: "#963" } });
    const { id: mediaId } = await createMediaService({ database, store }).save(
      await picture.png().toBuffer(),
    );
    const userId = await createUser(database, { fullName: AWKWARD, isAdmin: true });
    await createSession(database, userId);
    const outfitId = await createOutfit(database, { mediaId, description: AWKWARD, viewCount: 12 });
    await createOutfit(database, { mediaId, isActive: false, tags: [] });
    await database.execute(sql`delete from media where id <> ${mediaId}`);
    const commentId = await createComment(database, { outfitId, userId, text: AWKWARD });
    await createReply(database, { commentId, userId: null });
    await reactToOutfit(database, outfitId, "like", [userId]);
    await database.execute(
      sql`insert into cart_entries (user_id, outfit_id, quantity) values (${userId}, ${outfitId}, 3)`,
    );
    await database.execute(sql`insert into outbox_messages (deduplication_key, recipient, subject, text_body, html_body, headers)
      values ('k', 'a@shop.example', 's', ${AWKWARD}, 'h', '{"X-One": "ä"}')`);
  });
}

async function backUp(target: ShopLocation): Promise<string> {
  const folder = join(await temporaryFolder(), "backup");
  await inShop(target, (database) =>
    backUpShop({ database, blobStore: storeOf(target), folder, withPictures: true }),
  );
  return folder;
}

const restore = (target: ShopLocation, folder: string) =>
  restoreShop({ config: target, blobStore: storeOf(target), folder });

/** The row count and a checksum of every table, computed independently of the backup code. */
async function contents(target: ShopLocation): Promise<Record<string, unknown>> {
  return inShop(target, async (database) => {
    await database.execute(sql`set timezone = 'Asia/Kolkata'`);
    const tables: Record<string, unknown> = {};
    for (const { name, columns } of await listTables(database)) {
      const row = `(${columns.map(quoteIdentifier).join(", ")})::text collate "C"`;
      const [content] = await rowsOf(
        database,
        `select count(*)::int as rows, md5(coalesce(string_agg(${row}, ';' order by ${row}), '')) as sum from ${quoteIdentifier(name)}`,
      );
      tables[name] = content;
    }
    return tables;
  });
}

describe.each(ENGINES)("a shop on the %s engine", (from) => {
  it.each(ENGINES)(
    "is restored on the %s engine with every table, the pictures and working triggers",
    async (to) => {
      const [source, target] = [await createTarget(from), await createTarget(to)];
      await seedDatabase(source);
      const before = await contents(source);
      expect(before).toMatchObject({
        outfits: { rows: 2 },
        outfit_items: { rows: 8 },
        catalogue_totals: { rows: 1 },
      });

      const folder = await backUp(source);
      const { pictures } = await restore(target, folder);

      expect(await contents(target)).toEqual(before);
      expect(pictures).toEqual({ copied: 1, lost: 0 });
      await inShop(target, async (database) => {
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
    60_000,
  );

  it.each([
    ["the previous migration", journal.entries.at(-2)],
    ["tables that a later migration drops", journal.entries.find(({ idx }) => idx === 8)],
  ])(
    "is restored by a version with more migrations, which are then applied: from %s",
    async (_, entry) => {
      const [source, target] = [await createTarget(from), await createTarget(from)];
      const newest = journal.entries.at(-1)?.when;
      const folder = await withMigrationsUpTo(entry?.when ?? 0, async (migrations) => {
        const open = await openDatabase(source, "command", { migrations });
        await createUser(open.database, { username: "Asha" });
        await createOutfit(open.database, { viewCount: 7 });
        const path = join(await temporaryFolder(), "backup");
        await backUpShop({
          database: open.database,
          blobStore: storeOf(source),
          folder: path,
          withPictures: true,
        });
        await open.close();
        return path;
      });

      await restore(target, folder);

      await inShop(target, async (database) => {
        expect(await migratedTo(database)).toBe(newest);
        expect(await rowsOf(database, "select username from users")).toEqual([{ username: "Asha" }]);
        await database.update(outfits).set({ viewCount: 9 });
        expect(
          await rowsOf(
            database,
            "select active_outfits::int as active, active_views::int as views from catalogue_totals",
          ),
        ).toEqual([{ active: 1, views: 9 }]);
      });
    },
    60_000,
  );
});

describe("a backup", () => {
  it("is rejected before any write if it is damaged, from a newer version or missing", async () => {
    const source = await createTarget("embedded");
    await seedDatabase(source);
    const folder = await backUp(source);
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
    await writeFile(manifestFile(folder), manifest.replace('"format": 1', '"format": 2'));
    await expect(restore(target, folder)).rejects.toThrow(/newer version/);
    await expect(restore(target, target.dataDir)).rejects.toThrow(/is not a backup/);
    expect(await readdir(target.dataDir)).toEqual([]);

    await writeFile(manifestFile(folder), manifest);
    await restore(target, folder);
    expect(await contents(target)).toEqual(await contents(source));
  }, 60_000);

  it("overwrites nothing, has private file modes and reports missing pictures", async () => {
    const source = await createTarget("embedded");
    await seedDatabase(source);
    const folder = await backUp(source);
    await rm(join(source.dataDir, "media"), { recursive: true });

    await inShop(source, async (database) => {
      const job = { database, blobStore: storeOf(source), withPictures: true };
      await expect(backUpShop({ ...job, folder })).rejects.toThrow(/is not empty/);
      const { pictures } = await backUpShop({ ...job, folder: `${folder}-2` });
      expect(pictures).toEqual({ copied: 0, lost: 1 });
    });
    expect((await stat(tableFile(folder, "users"))).mode & 0o077).toBe(0);
    expect((await readdir(join(folder, ".."))).sort()).toEqual(["backup", "backup-2"]);
  }, 60_000);
});
