import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { count, eq, sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { OpenDatabase } from "#server/db/database.ts";
import { comments, outfitReactions, replies } from "#server/db/schema/engagement.ts";
import { media } from "#server/db/schema/media.ts";
import { outfits } from "#server/db/schema/outfits.ts";
import { users } from "#server/db/schema/users.ts";
import { createMediaService } from "#server/modules/media/media-service.ts";
import { createMemoryBlobStore } from "#server/modules/media/testing/memory-blob-store.ts";
import { jsonLines } from "#server/readers/catalogue/testing/catalogue-lines.ts";
import { emptyDatabase, openTestDatabase } from "#tests/setup/test-database.ts";
import { readDemo } from "./read-demo.ts";
import { isEmptyShop, seedDemo } from "./seed-demo.ts";
import { demoFolder } from "./seed-shop.ts";

let open: OpenDatabase;
beforeAll(async () => {
  open = await openTestDatabase();
});
beforeEach(() => emptyDatabase(open.database));
afterAll(() => open.close());

const NOW = new Date("2026-03-01T12:00:00Z");
const DAY_MS = 24 * 60 * 60 * 1_000;

function outfitLine(key: string, rest: Record<string, unknown> = {}) {
  const item = {
    sourceName: "Raat Rani",
    itemName: key,
    itemPrice: 999,
    itemLink: "https://raatrani.example/1",
  };
  return { category: "Party", section: "Men", image: `pictures/${key}.webp`, items: [item], ...rest };
}

function person(username: string) {
  return { username, fullName: username, email: `${username}@ensemble.example` };
}

/** Two outfits, three people, one thread. */
function smallDemo() {
  const reply = { by: "b", text: "Indeed", ageDays: 0.5, likedBy: ["a"], dislikedBy: ["c"] };
  return {
    catalogue: [outfitLine("suit"), outfitLine("hidden", { isActive: false })] as object[],
    people: [person("a"), person("b"), person("c")],
    comments: [
      { outfit: "suit", by: "a", text: "Nice", ageDays: 1, likedBy: ["b", "c"], replies: [reply] },
    ] as object[],
    reactions: [
      { outfit: "suit", views: 7, ageDays: 2.5, likedBy: ["a"], dislikedBy: ["b"] },
      { outfit: "hidden", views: 7, ageDays: 10 },
    ],
  };
}

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "ensemble-demo-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Writes a demo with small pictures of one color. Returns a seeding of it. */
async function seedOf(demo: ReturnType<typeof smallDemo>) {
  await mkdir(join(folder, "pictures"), { recursive: true });
  for (const [name, lines] of Object.entries(demo)) {
    await writeFile(join(folder, `${name}.jsonl`), jsonLines(lines));
  }
  for (const { image } of demo.catalogue as { image: string }[]) {
    const [r = 0, g = 0, b = 0] = Buffer.from(basename(image));
    const picture = sharp({ create: { width: 6, height: 8, channels: 3, background: { r, g, b } } });
    await picture.webp().toFile(join(folder, image));
  }
  return seedFrom(folder);
}

function seedFrom(from: string) {
  const mediaService = createMediaService({ database: open.database, store: createMemoryBlobStore() });
  return { database: open.database, mediaService, folder: from, now: NOW };
}

/** Returns the subjects whose counters differ from the number of their rows. */
async function wrongCounters(): Promise<number> {
  const { rows } = (await open.database.execute(sql`
    select count(*)::int as wrong from (
      select id from outfits o where
        like_count <> (select count(*) from outfit_reactions where outfit_id = o.id and kind = 'like') or
        dislike_count <> (select count(*) from outfit_reactions where outfit_id = o.id and kind = 'dislike') or
        comment_count <> (select count(*) from comments where outfit_id = o.id)
      union all
      select id from comments c where
        like_count <> (select count(*) from comment_reactions where comment_id = c.id and kind = 'like') or
        dislike_count <> (select count(*) from comment_reactions where comment_id = c.id and kind = 'dislike') or
        reply_count <> (select count(*) from replies where comment_id = c.id)
      union all
      select id from replies r where
        like_count <> (select count(*) from reply_reactions where reply_id = r.id and kind = 'like') or
        dislike_count <> (select count(*) from reply_reactions where reply_id = r.id and kind = 'dislike')
    ) wrong_ones`)) as unknown as { rows: { wrong: number }[] };
  return rows[0]?.wrong ?? Number.NaN;
}

describe("seeding the demo", () => {
  // covers: reactions-05, reactions-06
  test("stores outfits, people, threads and reactions with their ages and exact counters", async () => {
    expect(await seedDemo(await seedOf(smallDemo()))).toBe(true);
    expect(await open.database.select({ pictures: count() }).from(media)).toEqual([{ pictures: 2 }]);

    const [suit] = await open.database.select().from(outfits).where(eq(outfits.isActive, true));
    expect(suit).toMatchObject({ likeCount: 1, dislikeCount: 1, commentCount: 1, viewCount: 7, version: 1 });
    expect(suit?.createdAt).toEqual(new Date(NOW.getTime() - 2.5 * DAY_MS));
    const [comment] = await open.database.select().from(comments);
    expect(comment).toMatchObject({ text: "Nice", likeCount: 2, dislikeCount: 0, replyCount: 1 });
    expect(comment?.createdAt).toEqual(new Date(NOW.getTime() - DAY_MS));
    const [reply] = await open.database.select().from(replies);
    expect(reply).toMatchObject({ text: "Indeed", likeCount: 1, dislikeCount: 1 });
    expect(await wrongCounters()).toBe(0);

    const reactions = await open.database.select().from(outfitReactions);
    expect(reactions).toHaveLength(2);
    for (const { createdAt } of reactions) {
      expect(createdAt.getTime()).toBeGreaterThan(suit?.createdAt.getTime() ?? 0);
      expect(createdAt.getTime()).toBeLessThan(NOW.getTime());
    }
  });

  test("creates people who cannot sign in, and no administrator", async () => {
    await seedDemo(await seedOf(smallDemo()));
    const people = await open.database.select().from(users);
    expect(people).toHaveLength(3);
    for (const person of people) expect(person).toMatchObject({ passwordHash: null, isAdmin: false });
  });

  test("accepts a demo with outfits only", async () => {
    await seedDemo(
      await seedOf({ catalogue: [outfitLine("suit")], people: [], comments: [], reactions: [] }),
    );
    expect(await open.database.select({ outfits: count() }).from(outfits)).toEqual([{ outfits: 1 }]);
  });

  test("seeds the whole demo", async () => {
    const demo = await readDemo(demoFolder);
    await seedDemo(seedFrom(demoFolder));
    expect(await open.database.select({ all: count() }).from(outfits)).toEqual([
      { all: demo.outfits.length },
    ]);
    expect(await open.database.select({ all: count() }).from(comments)).toEqual([
      { all: demo.comments.length },
    ]);
    expect(await open.database.select({ all: count() }).from(outfitReactions)).toEqual([
      { all: demo.reactions.flatMap(({ likedBy, dislikedBy }) => [...likedBy, ...dislikedBy]).length },
    ]);
    expect(await wrongCounters()).toBe(0);
  });
});

describe("an interrupted seeding", () => {
  test("while storing pictures leaves an empty shop, and the next one stores the same pictures", async () => {
    const seed = await seedOf(smallDemo());
    let saved = 0;
    const saveGenerated = async (picture: Buffer) => {
      saved += 1;
      if (saved === 2) throw new Error("The power is gone");
      return seed.mediaService.saveGenerated(picture);
    };
    await expect(
      seedDemo({ ...seed, mediaService: { ...seed.mediaService, saveGenerated } }),
    ).rejects.toThrow("The power is gone");
    expect(await isEmptyShop(open.database)).toBe(true);

    expect(await seedDemo(seed)).toBe(true);
    expect(await open.database.select({ pictures: count() }).from(media)).toEqual([{ pictures: 2 }]);
    expect(await wrongCounters()).toBe(0);
  });

  test("while writing rows leaves an empty shop", async () => {
    const demo = smallDemo();
    demo.reactions[0]?.likedBy?.push("stranger");
    await expect(seedDemo(await seedOf(demo))).rejects.toThrow("The demo refers to stranger");
    expect(await isEmptyShop(open.database)).toBe(true);
  });

  test("by a line that does not fit its schema stores nothing", async () => {
    const demo = smallDemo();
    demo.comments.push({ outfit: "suit", by: "a", text: "", ageDays: 1 });
    await expect(seedDemo(await seedOf(demo))).rejects.toThrow("comments.jsonl, line 2");
    demo.catalogue.push(outfitLine("broken", { items: [] }));
    await expect(seedDemo(await seedOf(demo))).rejects.toThrow("catalogue.jsonl, line 3");
    expect(await open.database.select({ pictures: count() }).from(media)).toEqual([{ pictures: 0 }]);
  });
});

test("two nodes that seed concurrently create one demo", async () => {
  const seed = await seedOf(smallDemo());
  const results = await Promise.all([seedDemo(seed), seedDemo(seed)]);
  expect(results.sort()).toEqual([false, true]);
  expect(await open.database.select({ people: count() }).from(users)).toEqual([{ people: 3 }]);
});
