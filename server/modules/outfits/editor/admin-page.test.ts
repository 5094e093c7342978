import { eq, getTableColumns, inArray } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { AdminTable } from "#contract/dashboard/admin-outfits.ts";
import { outfits, outfitTexts } from "#server/db/schema/outfits.ts";
import { createComment, reactToOutfit } from "#tests/factories/comment-factory.ts";
import { createOutfit, createOutfits, outfitItem } from "#tests/factories/outfit-factory.ts";
import { createUsers } from "#tests/factories/user-factory.ts";
import { send } from "#tests/setup/admin-calls.ts";
import { call, callForOutfit, signIn } from "#tests/setup/engagement-calls.ts";
import { outfitForm } from "#tests/setup/outfit-forms.ts";
import { testShop } from "#tests/setup/test-app.ts";

const shop = testShop();

async function pageReader() {
  const { headers } = await signIn(shop, { isAdmin: true });
  return async (query: string) => {
    const response = await call(shop, `GET /admin/getalloutfits?${query}`, headers);
    expect(response.statusCode, response.body).toBe(200);
    return response.json<AdminTable>();
  };
}

const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute));

/** Six outfits, the newest first. */
const SIX: ({ item?: string } & Omit<Parameters<typeof createOutfits>[1][number], "items">)[] = [
  {
    category: "Formal",
    section: "Men",
    description: "Beige wool for the office",
    type: "Normal",
    rateLook: 4,
    isActive: true,
  },
  {
    category: "Party",
    section: "Women",
    description: "Red silk after nine",
    item: "Ruby jhumkas",
    type: "Sponsored",
    rateLook: 2,
    isActive: true,
  },
  { category: "Party", section: "Kids", description: "", type: "Normal", rateLook: 4.5, isActive: true },
  {
    category: "Trip/Travel",
    section: "Women",
    description: "100% linen_only",
    type: "Normal",
    rateLook: 3,
    isActive: true,
  },
  {
    category: "Wedding",
    section: "Men",
    description: "Ivory sherwani",
    type: "Promoted",
    rateLook: 5,
    isActive: true,
  },
  {
    category: "Wedding",
    section: "Women",
    description: "RED bridal lehenga",
    type: "Promoted",
    rateLook: 1,
    isActive: false,
  },
];

async function sixOutfits() {
  const ids = await createOutfits(
    shop.database,
    SIX.map(({ item = "Shirt", ...outfit }, index) => ({
      ...outfit,
      items: [outfitItem(item, 900)],
      createdAt: at(10 - index),
    })),
  );
  const read = await pageReader();
  const found = async (query: string) => {
    const { outfits: rows, total } = await read(query);
    expect(total).toBe(rows.length);
    return rows.map(({ _id }) => ids.indexOf(_id) + 1);
  };
  return { ids, read, found };
}

describe("a page of the administrator's table", () => {
  it("has only what the table shows, and no internal column", async () => {
    const read = await pageReader();
    const { headers } = await signIn(shop, { isAdmin: true });
    const id = await createOutfit(shop.database, { isActive: false });
    const [asha = ""] = await createUsers(shop.database, 1);
    await createComment(shop.database, { outfitId: id, userId: asha });
    const { outfits: rows } = await read("startIndex=0");

    const { items, likes, dislikes, comments, imagePlaceholder, ...shown } = await callForOutfit(
      shop,
      `GET /${id}`,
      headers,
    );
    expect(rows).toEqual([shown]);
    expect(
      Object.keys(getTableColumns(outfits))
        .filter((name) => rows[0] && name in rows[0])
        .sort(),
    ).toEqual([
      "category",
      "createdAt",
      "description",
      "isActive",
      "publishAt",
      "rateLook",
      "section",
      "subtitle",
      "tags",
      "type",
      "version",
    ]);
  });

  // covers: dashboard-07, constants-18
  it("begins at startIndex, has at most limit outfits, ten without, and tells how many there are", async () => {
    const ids = await createOutfits(
      shop.database,
      Array.from({ length: 23 }, () => ({ createdAt: at(1) })),
    );
    const read = await pageReader();
    const newest = ids.toSorted().reverse();
    const pages = [await read("startIndex=0"), await read("startIndex=10"), await read("startIndex=20")];
    expect(pages.map(({ outfits: rows }) => rows.length)).toEqual([10, 10, 3]);
    expect(pages.flatMap(({ outfits: rows }) => rows.map(({ _id }) => _id))).toEqual(newest);
    expect(new Set(pages.map(({ total }) => total))).toEqual(new Set([23]));
    expect(await read("startIndex=23")).toMatchObject({ outfits: [], total: 23 });
    expect((await read("limit=100")).outfits).toHaveLength(23);
    expect(await read("startIndex=5000000&status=active")).toMatchObject({ outfits: [], total: 23 });
  });

  // covers: dashboard-03, dashboard-04, dashboard-05
  it("has the statistics of the whole catalogue, whatever the filter", async () => {
    const read = await pageReader();
    const none = { totalOutfits: 0, activeOutfits: 0, averageRating: 0, totalLikes: 0 };
    expect(await read("startIndex=0")).toEqual({ outfits: [], total: 0, statistics: none });

    const { ids } = await sixOutfits();
    const [asha = "", ben = ""] = await createUsers(shop.database, 2);
    await reactToOutfit(shop.database, ids[0] ?? "", "like", [asha, ben]);
    await reactToOutfit(shop.database, ids[5] ?? "", "like", [asha]);
    const statistics = { totalOutfits: 6, activeOutfits: 5, averageRating: 3.25, totalLikes: 3 };
    expect(await read("limit=1")).toMatchObject({ total: 6, statistics });
    expect(await read("searchTerm=xylophone")).toEqual({ outfits: [], total: 0, statistics });
  });

  // covers: dashboard-06, states-32
  it("filters by category, section, type and status, together", async () => {
    const { found, ids } = await sixOutfits();
    expect(await found("category=Wedding")).toEqual([5, 6]);
    expect(await found("category=Wedding&status=active")).toEqual([5]);
    expect(await found("section=Women&type=Promoted&status=inactive")).toEqual([6]);
    expect(await found("section=Kids&type=Promoted")).toEqual([]);
    await shop.database
      .update(outfits)
      .set({ publishAt: at(60) })
      .where(inArray(outfits.id, [ids[4] ?? "", ids[5] ?? ""]));
    expect(await found("status=scheduled")).toEqual([6]);
    expect(await found("category=&section=&type=&status=&searchTerm=&limit=20")).toEqual([1, 2, 3, 4, 5, 6]);
  });

  // covers: dashboard-06, constants-18
  it.each([
    ["category", "formal", [1]],
    ["section", "KIDS", [3]],
    ["description", "silk", [2]],
    ["part of a word", "herwan", [5]],
    ["words across fields, in any order", "red  women", [2, 6]],
    ["words of one field only are not enough", "red men", [2, 6]],
    ["a path's sign", "trip/travel", [4]],
    ["words of an item's name", "jhumkas RUBY", [2]],
    ["words of an item and a field", "women ruby", [2]],
    ["wildcards as characters", "0%", [4]],
    ["wildcards as characters", "n_o", [4]],
    ["wildcards that are in no text", "i_k", []],
    ["a backslash", "\\", []],
    ["a quote", "o'", []],
  ])("searches category, section, description and items: %s (%s)", async (_what, searchTerm, expected) => {
    const { found } = await sixOutfits();
    expect(await found(`searchTerm=${encodeURIComponent(searchTerm)}`)).toEqual(expected);
  });

  it("searches together with filters, beyond the first page too", async () => {
    const { found, read, ids } = await sixOutfits();
    expect(await found("searchTerm=red&status=inactive")).toEqual([6]);
    const { outfits: rows, total } = await read("searchTerm=e&sortBy=rateLook&startIndex=2&limit=2");
    expect(rows.map(({ _id }) => ids.indexOf(_id) + 1)).toEqual([4, 2]);
    expect(total).toBe(5);
  });

  it.each([
    ["sortBy=createdAt&sort=asc", [6, 5, 4, 3, 2, 1]],
    ["sortBy=rateLook", [5, 3, 1, 4, 2, 6]],
    ["sortBy=rateLook&sort=asc&status=active", [2, 4, 1, 3, 5]],
  ])("sorts: %s", async (query, expected) => {
    const { found } = await sixOutfits();
    expect(await found(query)).toEqual(expected);
  });

  it("reads the text of an outfit as it is after an edit, and forgets that of a deleted one", async () => {
    const { ids, found } = await sixOutfits();
    const [first = "", second = ""] = ids;
    await shop.database.update(outfits).set({ description: "Ochre" }).where(eq(outfits.id, first));
    expect(await found("searchTerm=ochre")).toEqual([1]);
    expect(await found("searchTerm=beige")).toEqual([]);
    expect(await found("searchTerm=ochre+shirt"), "with its items").toEqual([1]);
    const { headers } = await signIn(shop, { isAdmin: true });
    const form = await outfitForm({
      items: JSON.stringify([outfitItem("Jade bangles", 900)]),
      numberOfItems: 1,
    });
    expect((await send(shop, "PUT", `/outfit/update/${second}`, headers, form)).statusCode).toBe(200);
    expect(await found("searchTerm=jade")).toEqual([2]);
    expect(await found("searchTerm=ruby")).toEqual([]);
    await shop.database.delete(outfits).where(eq(outfits.id, second));
    expect(await shop.database.$count(outfitTexts)).toBe(5);
  });

  it.each([
    "limit=101",
    "limit=0",
    "startIndex=-1",
    "startIndex=10000001",
    "sortBy=relevance",
    "sort=up",
    "status=gone",
    "category=Nightwear",
    `searchTerm=${"x".repeat(101)}`,
    "searchTerm=%00",
  ])("an invalid value is a 400: %s", async (query) => {
    const { headers } = await signIn(shop, { isAdmin: true });
    expect((await call(shop, `GET /admin/getalloutfits?${query}`, headers)).statusCode).toBe(400);
  });
});
