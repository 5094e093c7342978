import { count, eq, sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { outfitInputSchema } from "#contract/outfit-input.ts";
import { demoCatalogue } from "#demo/catalogue/catalogue.ts";
import type { DemoCatalogue, DemoOutfit } from "#demo/catalogue/types.ts";
import type { OpenDatabase } from "#server/db/database.ts";
import { comments, outfitReactions, replies } from "#server/db/schema/engagement.ts";
import { media } from "#server/db/schema/media.ts";
import { outfits } from "#server/db/schema/outfits.ts";
import { users } from "#server/db/schema/users.ts";
import { createMediaService } from "#server/modules/media/media-service.ts";
import { createMemoryBlobStore } from "#server/modules/media/testing/memory-blob-store.ts";
import { emptyDatabase, openTestDatabase } from "#tests/setup/test-database.ts";
import { isEmptyShop, seedDemo } from "./seed-demo.ts";

let open: OpenDatabase;
beforeAll(async () => {
  open = await openTestDatabase();
});
beforeEach(() => emptyDatabase(open.database));
afterAll(() => open.close());

const NOW = new Date("2026-03-01T12:00:00Z");
const DAY_MS = 24 * 60 * 60 * 1_000;

function demoOutfit(key: string, rest: Partial<DemoOutfit> = {}): DemoOutfit {
  const input = outfitInputSchema.parse({
    category: "Party",
    section: "Men",
    items: [
      { sourceName: "Raat Rani", itemName: key, itemPrice: 999, itemLink: "https://raatrani.example/1" },
    ],
  });
  return { ...input, key, isActive: true, views: 7, ageDays: 2.5, ...rest };
}

function demoUser(key: string) {
  return { key, username: key, fullName: key, email: `${key}@ensemble.example`, gender: "" as const };
}

/** Two outfits, three people, one thread. */
function smallCatalogue(): DemoCatalogue {
  const reply = { userKey: "b", text: "Indeed", ageDays: 0.5, likedBy: ["a"], dislikedBy: ["c"] };
  return {
    outfits: [demoOutfit("suit"), demoOutfit("hidden", { isActive: false, ageDays: 10 })],
    users: [demoUser("a"), demoUser("b"), demoUser("c")],
    comments: [
      {
        outfitKey: "suit",
        userKey: "a",
        text: "Nice",
        ageDays: 1,
        likedBy: ["b", "c"],
        dislikedBy: [],
        replies: [reply],
      },
    ],
    reactions: [
      { outfitKey: "suit", userKey: "a", reaction: "like" },
      { outfitKey: "suit", userKey: "b", reaction: "dislike" },
    ],
  };
}

/** A seeding whose boards are small and flat. */
function seedOf(catalogue: DemoCatalogue) {
  const store = createMemoryBlobStore();
  const drawn: string[] = [];
  const drawBoard = async (_outfit: DemoOutfit, seed: string): Promise<Buffer> => {
    drawn.push(seed);
    const [r = 0, g = 0, b = 0] = Buffer.from(seed);
    return sharp({ create: { width: 6, height: 8, channels: 3, background: { r, g, b } } })
      .webp()
      .toBuffer();
  };
  const mediaService = createMediaService({ database: open.database, store });
  return { database: open.database, mediaService, catalogue, drawBoard, now: NOW, drawn };
}

/** Things whose counters are not the number of their rows. */
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
    const { drawn, ...seed } = seedOf(smallCatalogue());
    expect(await seedDemo(seed)).toBe(true);
    expect(drawn.sort()).toEqual(["hidden", "suit"]);

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

  test("makes people who cannot sign in, and no administrator", async () => {
    await seedDemo(seedOf(smallCatalogue()));
    const people = await open.database.select().from(users);
    expect(people).toHaveLength(3);
    for (const person of people) expect(person).toMatchObject({ passwordHash: null, isAdmin: false });
  });

  test("can do with outfits alone", async () => {
    await seedDemo(seedOf({ outfits: [demoOutfit("suit")], users: [], comments: [], reactions: [] }));
    expect(await open.database.select({ outfits: count() }).from(outfits)).toEqual([{ outfits: 1 }]);
  });

  test("takes the whole demo", async () => {
    const catalogue = demoCatalogue();
    await seedDemo(seedOf(catalogue));
    expect(await open.database.select({ all: count() }).from(outfits)).toEqual([
      { all: catalogue.outfits.length },
    ]);
    expect(await open.database.select({ all: count() }).from(comments)).toEqual([
      { all: catalogue.comments.length },
    ]);
    expect(await open.database.select({ all: count() }).from(outfitReactions)).toEqual([
      { all: catalogue.reactions.length },
    ]);
    expect(await wrongCounters()).toBe(0);
  });
});

describe("a seeding that is cut off", () => {
  test("while it draws leaves an empty shop, and the next one the same pictures", async () => {
    const seed = seedOf(smallCatalogue());
    const drawBoard = async (outfit: DemoOutfit, key: string) => {
      if (key === "hidden") throw new Error("The power is gone");
      return seed.drawBoard(outfit, key);
    };
    await expect(seedDemo({ ...seed, drawBoard })).rejects.toThrow("The power is gone");
    expect(await isEmptyShop(open.database)).toBe(true);

    expect(await seedDemo(seed)).toBe(true);
    expect(await open.database.select({ pictures: count() }).from(media)).toEqual([{ pictures: 2 }]);
    expect(await wrongCounters()).toBe(0);
  });

  test("while it writes rows leaves an empty shop", async () => {
    const catalogue = smallCatalogue();
    catalogue.reactions.push({ outfitKey: "suit", userKey: "nobody", reaction: "like" });
    await expect(seedDemo(seedOf(catalogue))).rejects.toThrow("The demo speaks of nobody");
    expect(await isEmptyShop(open.database)).toBe(true);
  });
});

test("two nodes that seed at once make one demo", async () => {
  const results = await Promise.all([seedDemo(seedOf(smallCatalogue())), seedDemo(seedOf(smallCatalogue()))]);
  expect(results.sort()).toEqual([false, true]);
  expect(await open.database.select({ people: count() }).from(users)).toEqual([{ people: 3 }]);
});
