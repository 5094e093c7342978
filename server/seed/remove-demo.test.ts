import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { eq, sql } from "drizzle-orm";
import { beforeEach, expect, it, onTestFinished } from "vitest";
import { DEMO_ERRORS } from "#contract/messages/demo.ts";
import { listTables, quoteIdentifier, rowsOf } from "#server/backup/tables.ts";
import { comments, replies } from "#server/db/schema/engagement.ts";
import { links } from "#server/db/schema/links.ts";
import { outfitItems, outfits } from "#server/db/schema/outfits.ts";
import { users } from "#server/db/schema/users.ts";
import { masterKey } from "#server/modules/media/media-keys.ts";
import { createMediaService } from "#server/modules/media/media-service.ts";
import { createBoard } from "#tests/factories/board-factory.ts";
import { createCartEntry } from "#tests/factories/cart-factory.ts";
import { createComment, createReply } from "#tests/factories/comment-factory.ts";
import { createOutfit } from "#tests/factories/outfit-factory.ts";
import { createUser } from "#tests/factories/user-factory.ts";
import { signIn } from "#tests/setup/engagement-calls.ts";
import { smallPicture } from "#tests/setup/outfit-forms.ts";
import { testShop } from "#tests/setup/test-app.ts";
import { scaled } from "#tests/setup/time-limits.ts";
import { seedDemo } from "./seed-demo.ts";
import { demoFolder } from "./seed-shop.ts";

const dataDir = await mkdtemp(join(tmpdir(), "ensemble-demo-"));
const shop = testShop({ dataDir, intervals: false });
const URL = "/backend/dashboard/admin/demo";
const LIMIT_MS = scaled(60_000);

beforeEach(() => rm(dataDir, { recursive: true, force: true }));

async function seededShop() {
  const { database, blobStore: store } = shop;
  await seedDemo({ database, mediaService: createMediaService({ database, store }), folder: demoFolder });
  const { headers, userId } = await signIn(shop, { isAdmin: true, username: "owner" });
  const demoOutfits = await database.select().from(outfits);
  return {
    userId,
    demoOutfits,
    first: demoOutfits[0]?.id ?? "",
    read: async () => (await shop.app.inject({ url: URL, headers })).json<unknown>(),
    remove: (shopName: string) =>
      shop.app.inject({ method: "POST", url: `${URL}/remove`, headers, payload: { shopName } }),
    duplicate: async (id: string) => {
      const url = `/backend/outfit/admin/duplicate/${id}`;
      return (await shop.app.inject({ method: "POST", url, headers })).json<{ _id: string }>()._id;
    },
    edit: (id: string) =>
      shop.app.inject({ method: "PUT", url: `/backend/outfit/admin/togglestatus/${id}`, headers }),
  };
}

/** What tells rows of the demo. */
async function demoTraces(): Promise<string[]> {
  const { database } = shop;
  const [ids, items, people, said, answered, found] = await Promise.all([
    database.select({ id: outfits.id, mediaId: outfits.mediaId }).from(outfits),
    database.select({ id: outfitItems.id, link: outfitItems.normalisedLink }).from(outfitItems),
    database.select({ id: users.id, email: users.email }).from(users).where(eq(users.isAdmin, false)),
    database.select({ id: comments.id }).from(comments),
    database.select({ id: replies.id }).from(replies),
    database.select({ id: links.id }).from(links),
  ]);
  return [ids, items, people, said, answered, found].flatMap((rows) =>
    rows.flatMap((row) => Object.values(row) as string[]),
  );
}

async function storedRows(): Promise<string> {
  const rows: string[] = [];
  for (const { name, columns } of await listTables(shop.database)) {
    const found = await rowsOf<{ line: string }>(
      shop.database,
      `select row_to_json(r)::text as line from (select ${columns.map(quoteIdentifier).join(", ")} from ${quoteIdentifier(name)}) r`,
    );
    rows.push(...found.map(({ line }) => `${name} ${line}`));
  }
  return rows.join("\n");
}

it(
  "removes all that the seed made, from every table and the disk, after a backup",
  async () => {
    const admin = await seededShop();
    const traces = await demoTraces();
    expect(traces.length).toBeGreaterThan(1_000);
    // A customer who used the demo, and an administrator who edited it.
    const customer = await createUser(shop.database, { email: "asha@shop.example" });
    const commentId = await createComment(shop.database, { outfitId: admin.first, userId: customer });
    await createReply(shop.database, { commentId, userId: customer });
    await createCartEntry(shop.database, { userId: customer, outfitId: admin.first });
    await createBoard(shop.database, { userId: customer, outfitIds: [admin.first] });
    await admin.edit(admin.first);

    expect(await admin.read()).toMatchObject({
      outfits: admin.demoOutfits.length,
      people: 14,
      commentsOfOthers: 2,
      remainingOutfits: 0,
    });
    const removed = await admin.remove("Ensemble");
    expect(removed.statusCode, removed.body).toBe(200);
    const { backup } = removed.json<{ backup: string }>();
    expect(await readdir(backup)).toContain("manifest.json");

    const rows = await storedRows();
    expect(traces.filter((trace) => rows.includes(trace))).toEqual([]);
    expect(rows).toContain("asha@shop.example");
    expect(rows).not.toMatch(/^(search_words|analytics_outfit_days|media) /m);
    for (const { mediaId } of admin.demoOutfits)
      expect(await shop.blobStore.get(masterKey(mediaId))).toBeUndefined();
    expect(rows).toMatch(/^administrator_activity .*"removed".*"demo"/m);
    expect(await admin.read()).toMatchObject({ outfits: 0, people: 0 });
    expect((await admin.remove("Ensemble")).json()).toMatchObject({ message: DEMO_ERRORS.noDemo.text });
  },
  LIMIT_MS,
);

it(
  "leaves what the owner made, also from an outfit of the demo",
  async () => {
    const admin = await seededShop();
    const { id: mediaId } = await createMediaService({
      database: shop.database,
      store: shop.blobStore,
    }).save(await smallPicture());
    const own = await createOutfit(shop.database, { mediaId, description: "Palladium cummerbund" });
    // The factory's own picture, which has no file.
    await shop.database.execute(sql`delete from media where id not in (select media_id from outfits)`);
    const copy = await admin.duplicate(admin.first);
    const titles = async () =>
      (await shop.app.inject("/backend/outfit/getoutfits?startIndex=0&limit=9"))
        .json<{ outfits: { _id: string }[] }>()
        .outfits.map(({ _id }) => _id);
    await shop.database.execute(sql`update outfits set is_active = true where id = ${copy}`);

    expect((await admin.remove("Ensemble")).statusCode).toBe(200);

    expect((await titles()).toSorted()).toEqual([own, copy].toSorted());
    const [stored] = await shop.database.select().from(outfits).where(eq(outfits.id, copy));
    expect(await shop.blobStore.get(masterKey(stored?.mediaId ?? ""))).toBeDefined();
    const search = await shop.app.inject(
      "/backend/outfit/getoutfits?startIndex=0&limit=9&searchTerm=palladium",
    );
    expect(search.json()).toMatchObject({ outfits: [{ _id: own }] });
  },
  LIMIT_MS,
);

it(
  "removes nothing without the shop's name, nor without a backup",
  async () => {
    const admin = await seededShop();
    const before = await shop.database.$count(outfits);
    const wrong = await admin.remove("ensemble");
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json()).toMatchObject({ reason: "demo.nameDiffers", details: [{ path: "shopName" }] });

    await createOutfit(shop.database);
    const incomplete = await admin.remove("Ensemble");
    expect(incomplete.statusCode).toBe(503);
    expect(incomplete.json()).toMatchObject({ reason: "demo.picturesLost", params: { count: 1 } });
    await rm(dataDir, { recursive: true });

    await writeFile(dataDir, "a file where the folder should be");
    onTestFinished(() => rm(dataDir, { force: true }));
    const unwritable = await admin.remove("Ensemble");
    expect(unwritable.statusCode).toBe(503);
    expect(unwritable.json()).toMatchObject({ reason: "demo.notBackedUp" });
    expect(await shop.database.$count(outfits)).toBe(before + 1);
  },
  LIMIT_MS,
);
