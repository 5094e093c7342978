import { eq, inArray } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { BulkResult } from "#contract/dashboard/bulk-outfits.ts";
import { INPUT_MESSAGES } from "#contract/messages/input.ts";
import { OUTFIT_CHANGE_MESSAGES as messages, OUTFIT_CHANGE_ERRORS } from "#contract/messages/outfit-form.ts";
import type { OutfitList } from "#contract/outfit/outfit.ts";
import { administratorActivity } from "#server/db/schema/activity.ts";
import { outfits } from "#server/db/schema/outfits.ts";
import { createOutfit, createOutfits } from "#tests/factories/outfit-factory.ts";
import { fieldErrorsOf } from "#tests/setup/admin-calls.ts";
import { call, signIn } from "#tests/setup/engagement-calls.ts";
import { testShop } from "#tests/setup/test-app.ts";

const shop = testShop({ cache: true });
const GONE = "00000000-0000-4000-8000-000000000009";
const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString();

async function bulk() {
  const { headers, userId } = await signIn(shop, { isAdmin: true });
  const send = (payload: object) =>
    shop.app.inject({ method: "POST", url: "/backend/outfit/admin/bulk", headers, payload });
  const change = async (payload: object): Promise<BulkResult> => {
    const response = await send(payload);
    expect(response.statusCode, response.body).toBe(200);
    return response.json<BulkResult>();
  };
  return { headers, userId, send, change };
}

const rowsOf = (ids: string[]) => shop.database.select().from(outfits).where(inArray(outfits.id, ids));
const listed = async (query = "") =>
  (await call(shop, `GET /getoutfits?${query}`)).json<OutfitList>().outfits.map(({ _id }) => _id);

describe("a change of several outfits", () => {
  it("activates and deactivates, counting those that were otherwise, and lists show it at once", async () => {
    const { change } = await bulk();
    const active = await createOutfits(shop.database, [{}, {}]);
    const inactive = await createOutfit(shop.database, { isActive: false });
    expect(await listed()).toHaveLength(2);
    const ids = [...active, inactive];
    expect(await change({ ids, action: "activate" })).toEqual({ changed: 1, failed: [] });
    expect((await listed()).sort()).toEqual(ids.toSorted());
    expect(await change({ ids: active, action: "deactivate" })).toEqual({ changed: 2, failed: [] });
    expect(await listed()).toEqual([inactive]);
    expect((await rowsOf(ids)).map(({ version }) => version)).toEqual([1, 1, 1]);
  });

  it("deletes", async () => {
    const { change } = await bulk();
    const ids = await createOutfits(shop.database, [{}, {}, {}]);
    expect(await change({ ids: ids.slice(0, 2), action: "delete" })).toEqual({ changed: 2, failed: [] });
    expect(await listed()).toEqual(ids.slice(2));
  });

  it("adds and removes a tag, in any case once, by which search finds the outfits", async () => {
    const { change } = await bulk();
    const ids = await createOutfits(shop.database, [{ tags: [] }, { tags: ["Monsoon", "linen"] }]);
    const [first = "", second = ""] = ids;
    expect(await listed("searchTerm=monsoon")).toEqual([second]);
    expect(await change({ ids, action: "addTag", tag: " monsoon " })).toEqual({ changed: 1, failed: [] });
    expect((await listed("searchTerm=monsoon")).sort()).toEqual(ids.toSorted());
    const [changed] = await rowsOf([first]);
    expect(changed).toMatchObject({ tags: ["monsoon"], version: 2 });

    expect(await change({ ids, action: "removeTag", tag: "MONSOON" })).toEqual({ changed: 2, failed: [] });
    expect(await listed("searchTerm=monsoon")).toEqual([]);
    expect((await rowsOf([second]))[0]?.tags).toEqual(["linen"]);
    expect(await change({ ids, action: "removeTag", tag: "monsoon" })).toEqual({ changed: 0, failed: [] });
  });

  it("changes the category, by which lists and search find the outfits, and the type", async () => {
    const { change } = await bulk();
    const ids = await createOutfits(shop.database, [{ category: "Party" }, { category: "Wedding" }]);
    const [first = "", second = ""] = ids;
    expect(await change({ ids, action: "setCategory", category: "Wedding" })).toEqual({
      changed: 1,
      failed: [],
    });
    expect((await listed("category=Wedding")).sort()).toEqual(ids.toSorted());
    expect((await listed("searchTerm=wedding")).sort()).toEqual(ids.toSorted());
    expect(await listed("searchTerm=party")).toEqual([]);

    expect(await change({ ids: [second], action: "setType", type: "Promoted" })).toMatchObject({
      changed: 1,
    });
    expect(await listed("type=Promoted")).toEqual([second]);
    expect((await rowsOf([first]))[0]).toMatchObject({ category: "Wedding", type: "Normal", version: 2 });
  });

  it("schedules inactive outfits and takes the date away", async () => {
    const { change } = await bulk();
    const [draft = "", active = ""] = await createOutfits(shop.database, [{ isActive: false }, {}]);
    const publishAt = inDays(3);
    expect(await change({ ids: [draft, active], action: "schedule", publishAt })).toEqual({
      changed: 1,
      failed: [{ id: active, message: OUTFIT_CHANGE_ERRORS.publishAtActive.text }],
    });
    expect((await rowsOf([draft]))[0]).toMatchObject({ publishAt: new Date(publishAt), isActive: false });
    expect(await change({ ids: [draft], action: "schedule", publishAt })).toMatchObject({ changed: 0 });
    expect(await change({ ids: [draft], action: "schedule", publishAt: null })).toMatchObject({ changed: 1 });
    expect((await rowsOf([draft]))[0]?.publishAt).toBeNull();
  });

  it("activating or deactivating takes the date away", async () => {
    const { change, headers } = await bulk();
    const publishAt = new Date(inDays(1));
    const ids = await createOutfits(shop.database, [
      { isActive: false, publishAt },
      { isActive: false, publishAt },
    ]);
    const [first = "", second = ""] = ids;
    await change({ ids: [first], action: "activate" });
    await call(shop, `PUT /admin/togglestatus/${second}`, headers);
    expect((await rowsOf(ids)).map((row) => [row.isActive, row.publishAt])).toEqual([
      [true, null],
      [true, null],
    ]);
  });

  it("names each outfit that cannot be changed, and changes the others", async () => {
    const { change } = await bulk();
    const full = await createOutfit(shop.database, {
      tags: Array.from({ length: 20 }, (_, index) => `tag ${index}`),
    });
    const other = await createOutfit(shop.database);
    const result = await change({ ids: [GONE, full, other, other], action: "addTag", tag: "monsoon" });
    expect(result).toEqual({
      changed: 1,
      failed: [
        { id: GONE, message: messages.deleted },
        { id: full, message: messages.tooManyTags },
      ],
    });
    expect(await change({ ids: [GONE], action: "delete" })).toEqual({
      changed: 0,
      failed: [{ id: GONE, message: messages.deleted }],
    });
  });

  it("records each outfit with what differs, and nothing for those that were so already", async () => {
    const { change, userId } = await bulk();
    const ids = await createOutfits(shop.database, [{ isActive: false }, {}]);
    await change({ ids, action: "activate" });
    await change({ ids, action: "addTag", tag: "monsoon" });
    const entries = await shop.database
      .select()
      .from(administratorActivity)
      .where(eq(administratorActivity.administratorId, userId));
    expect(entries.map(({ action, subjectId }) => [action, subjectId]).sort()).toEqual(
      [
        ["activated", ids[0]],
        ["changed", ids[0]],
        ["changed", ids[1]],
      ].sort(),
    );
    expect(entries.find(({ action }) => action === "changed")).toMatchObject({
      before: { tags: ["linen", "weekend"] },
      after: { tags: ["linen", "weekend", "monsoon"] },
      subjectName: "Casual outfit for Women",
    });
  });

  it("changes 500 at once; repeated ids count once", async () => {
    const { change } = await bulk();
    const ids = await createOutfits(
      shop.database,
      Array.from({ length: 499 }, () => ({ isActive: false })),
    );
    const repeated = [...ids, (ids[0] ?? "").toUpperCase()];
    expect(await change({ ids: repeated, action: "activate" })).toEqual({ changed: 499, failed: [] });
    expect(await change({ ids, action: "addTag", tag: "monsoon" })).toEqual({ changed: 499, failed: [] });
  });

  it.each([
    ["no ids", { ids: [], action: "delete" }, `ids: ${messages.idsRequired}`],
    [
      "501 ids",
      { ids: Array.from({ length: 501 }, () => GONE), action: "delete" },
      `ids: ${messages.tooManyIds}`,
    ],
    ["an id that is none", { ids: ["1"], action: "delete" }, `ids.0: ${INPUT_MESSAGES.outfitIds}`],
    ["an unknown action", { ids: [GONE], action: "burn" }, `action: ${messages.actionUnknown}`],
    ["no tag", { ids: [GONE], action: "addTag" }, "tag: A tag cannot be blank"],
    ["a blank tag", { ids: [GONE], action: "addTag", tag: " " }, "tag: A tag cannot be blank"],
    [
      "a long tag",
      { ids: [GONE], action: "addTag", tag: "x".repeat(41) },
      "tag: Please use at most 40 characters",
    ],
    ["no date", { ids: [GONE], action: "schedule" }, `publishAt: ${messages.publishAtInvalid}`],
    [
      "a date without a time zone",
      { ids: [GONE], action: "schedule", publishAt: "2026-11-27T09:00" },
      `publishAt: ${messages.publishAtInvalid}`,
    ],
    [
      "a date in the past",
      { ids: [GONE], action: "schedule", publishAt: "2020-01-01T00:00:00Z" },
      `publishAt: ${OUTFIT_CHANGE_ERRORS.publishAtPast.text}`,
    ],
    [
      "an unknown category",
      { ids: [GONE], action: "setCategory", category: "Nightwear" },
      `category: ${messages.categoryUnknown}`,
    ],
    ["an unknown type", { ids: [GONE], action: "setType", type: "" }, `type: ${messages.typeUnknown}`],
    [
      "the year 9999",
      { ids: [GONE], action: "schedule", publishAt: "9999-01-01T00:00:00Z" },
      `publishAt: ${messages.publishAtTooLate}`,
    ],
  ])("%s is a 400 with a sentence", async (_what, payload, sentence) => {
    const { send } = await bulk();
    const response = await send(payload);
    expect(response.statusCode).toBe(400);
    expect(fieldErrorsOf(response)).toEqual([sentence]);
  });

  it("beside edits, toggles, likes and each other causes no deadlock", async () => {
    const { headers, send } = await bulk();
    const shopper = await signIn(shop);
    for (let round = 0; round < 3; round++) {
      const ids = await createOutfits(
        shop.database,
        Array.from({ length: 6 }, () => ({ tags: [] })),
      );
      const responses = await Promise.all([
        send({ ids, action: "addTag", tag: `one ${round}` }),
        send({ ids: ids.toReversed(), action: "addTag", tag: `two ${round}` }),
        send({ ids: ids.toReversed(), action: "deactivate" }),
        ...ids.map((id) => call(shop, `PUT /like/${id}`, shopper.headers)),
        ...ids.map((id) => call(shop, `PUT /admin/togglestatus/${id}`, headers)),
        send({ ids: ids.slice(0, 3), action: "delete" }),
        send({ ids: ids.slice(0, 3).toReversed(), action: "delete" }),
      ]);
      for (const { statusCode, body } of responses) expect(statusCode, body).toBeLessThan(500);
      const rows = await rowsOf(ids);
      expect(rows).toHaveLength(3);
      for (const { tags } of rows) expect(tags.toSorted()).toEqual([`one ${round}`, `two ${round}`]);
    }
  });
});
