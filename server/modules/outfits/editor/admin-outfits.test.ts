import { afterEach, describe, expect, it } from "vitest";
import type { AdminTable } from "#contract/dashboard/admin-outfits.ts";
import { ADMIN_MESSAGES } from "#contract/messages/admin.ts";
import type { Outfit } from "#contract/outfit/outfit.ts";
import { cartEntries } from "#server/db/schema/cart.ts";
import { comments, outfitReactions, replies } from "#server/db/schema/engagement.ts";
import { outfitItems, outfits } from "#server/db/schema/outfits.ts";
import { createLogger } from "#server/observability/logger.ts";
import { createComment, createReply, reactToOutfit } from "#tests/factories/comment-factory.ts";
import { createOutfit, createOutfits } from "#tests/factories/outfit-factory.ts";
import { createUsers } from "#tests/factories/user-factory.ts";
import { createdOutfit, send } from "#tests/setup/admin-calls.ts";
import { expectExactCounters } from "#tests/setup/counter-drift.ts";
import { call, callForOutfit, signIn } from "#tests/setup/engagement-calls.ts";
import { outfitForm } from "#tests/setup/outfit-forms.ts";
import { databaseError } from "#tests/setup/stub-database.ts";
import { testShop } from "#tests/setup/test-app.ts";
import { streamList } from "./admin-list.ts";

let lines: Record<string, unknown>[] = [];
const logger = createLogger("info", "production", { write: (line) => void lines.push(JSON.parse(line)) });
afterEach(() => {
  lines = [];
});
const shop = testShop({ logger, cache: true });
const admin = () => signIn(shop, { isAdmin: true });

/** An outfit with a bit of everything on it. */
async function talkedAbout(overrides = {}): Promise<string> {
  const { database } = shop;
  const outfitId = await createOutfit(database, overrides);
  const [asha = "", ben = "", caro = ""] = await createUsers(database, 3);
  await reactToOutfit(database, outfitId, "like", [asha, ben]);
  await reactToOutfit(database, outfitId, "dislike", [caro]);
  const commentId = await createComment(database, { outfitId, userId: asha });
  await createComment(database, { outfitId, userId: ben, text: "Where is the bag from?" });
  await createReply(database, { commentId, userId: caro });
  await database.insert(cartEntries).values({ userId: asha, outfitId, quantity: 2 });
  return outfitId;
}

describe("the list of all outfits", () => {
  // covers: roles-20, calls-20, responses-09, outfit-view-05
  it("has every outfit, inactive ones too, as the detail call returns it, newest first", async () => {
    const { headers } = await admin();
    const at = (minute: number) => new Date(Date.UTC(2026, 0, 1, 0, minute));
    const ids = [
      await talkedAbout({ createdAt: at(1) }),
      await talkedAbout({ createdAt: at(3), isActive: false }),
      await createOutfit(shop.database, { createdAt: at(2) }),
    ];
    const [old = "", hidden = "", quiet = ""] = ids;
    await callForOutfit(shop, `PUT /like/${old}`, headers);

    const listed = (await call(shop, "GET /admin/getalloutfits", headers)).json<{ outfits: Outfit[] }>();

    const details = [];
    for (const id of [hidden, quiet, old]) details.push(await callForOutfit(shop, `GET /${id}`, headers));
    expect(listed.outfits).toEqual(details);
    expect(listed.outfits[2]).toMatchObject({
      numberOfLikes: 3,
      comments: [{ text: "Where is the bag from?" }, {}],
    });
    expect(listed.outfits[2]?.items[0]?.itemLink).toMatch(/^https:/);
  });

  it("has each outfit of a large catalogue once, in order, even if many have the same creation time", async () => {
    const { headers } = await admin();
    const sameTime = new Date("2026-01-01T00:00:00Z");
    const ids = await createOutfits(
      shop.database,
      Array.from({ length: 1_203 }, () => ({ createdAt: sameTime })),
    );
    const { outfits: listed } = (await call(shop, "GET /admin/getalloutfits", headers)).json<AdminTable>();
    expect(listed.map(({ _id }) => _id)).toEqual(ids.toSorted().reverse());
  });

  it("is empty in an empty shop", async () => {
    const { headers } = await admin();
    for (const query of ["", "?limit="]) {
      expect((await call(shop, `GET /admin/getalloutfits${query}`, headers)).json()).toEqual({ outfits: [] });
    }
  });

  it("returns an ordinary error when its first batch cannot be read", async () => {
    const failing = {
      next: async () => {
        throw databaseError("ECONNREFUSED", "connect ECONNREFUSED");
      },
    };
    await expect(streamList(failing)).rejects.toThrow("ECONNREFUSED");
  });
});

describe("toggling the status", () => {
  // covers: calls-24, responses-09
  it("changes the status and nothing else, not even the version", async () => {
    const { headers } = await admin();
    const before = await callForOutfit(shop, `GET /${await talkedAbout()}`, headers);
    expect(await callForOutfit(shop, `PUT /admin/togglestatus/${before._id}`, headers)).toEqual({
      ...before,
      isActive: false,
    });
    for (const path of ["", "/comments", `/comments/${before.comments[1]?.commentId}/replies`]) {
      expect((await call(shop, `GET /${before._id}${path}`)).statusCode).toBe(404);
      expect((await call(shop, `GET /${before._id}${path}`, (await signIn(shop)).headers)).statusCode).toBe(
        404,
      );
      expect((await call(shop, `GET /${before._id}${path}`, headers)).statusCode).toBe(200);
    }
    expect(await callForOutfit(shop, `PUT /admin/togglestatus/${before._id}`, headers)).toEqual(before);
    expect((await call(shop, `GET /${before._id}`)).statusCode).toBe(200);
  });

  it("with the wanted status, changes nothing when the outfit has it already", async () => {
    const { headers } = await admin();
    const id = await createOutfit(shop.database);
    const path = `PUT /admin/togglestatus/${id}`;
    const before = await callForOutfit(shop, `GET /${id}`, headers);
    expect(await callForOutfit(shop, `${path}?isActive=true`, headers)).toEqual(before);
    const hidden = { ...before, isActive: false };
    for (let time = 0; time < 2; time++) {
      expect(await callForOutfit(shop, `${path}?isActive=false`, headers)).toEqual(hidden);
    }
    expect(await callForOutfit(shop, `${path}?isActive=`, headers)).toEqual(before);
    expect((await call(shop, `${path}?isActive=1`, headers)).statusCode).toBe(400);
    const { entries } = (await call(shop, `GET /admin/history/${id}`, headers)).json();
    expect(entries.map(({ action }: { action: string }) => action)).toEqual(["activated", "deactivated"]);
  });

  it("each of many concurrent calls toggles once and returns the status that it set", async () => {
    const { headers } = await admin();
    const id = await createOutfit(shop.database);
    const responses = await Promise.all(
      Array.from({ length: 21 }, () => callForOutfit(shop, `PUT /admin/togglestatus/${id}`, headers)),
    );
    expect(responses.filter(({ isActive }) => isActive)).toHaveLength(10);
    expect(await callForOutfit(shop, `GET /${id}`, headers)).toMatchObject({ isActive: false, version: 1 });
  });
});

describe("deleting", () => {
  // covers: calls-23, responses-09
  it("deletes what belongs to the outfit, and nothing of any other", async () => {
    const { database } = shop;
    const { headers } = await admin();
    const [id, other] = [await talkedAbout(), await talkedAbout()];
    const before = await callForOutfit(shop, `GET /${other}`, headers);

    const response = await call(shop, `DELETE /delete/${id}`, headers);

    expect(response.json()).toEqual({ success: true, message: ADMIN_MESSAGES.deleted });
    expect(await callForOutfit(shop, `GET /${other}`, headers)).toEqual(before);
    const left = await Promise.all(
      [outfits, outfitItems, outfitReactions, comments, replies, cartEntries].map((table) =>
        database.$count(table),
      ),
    );
    expect(left).toEqual([1, 4, 3, 2, 1, 1]);
    await expectExactCounters(database);
    const trending = await shop.app.inject("/backend/outfit/trending");
    expect(trending.json()).toMatchObject({ totalActiveOutfits: 1 });
    expect((await call(shop, `DELETE /delete/${id}`, headers)).statusCode).toBe(404);
  });

  it("beside reactions, comments and account deletions causes no deadlock and leaves exact counters", async () => {
    const { headers } = await admin();
    for (let round = 0; round < 3; round++) {
      const id = await talkedAbout();
      const { userId, headers: theirs } = await signIn(shop);
      const responses = await Promise.all([
        call(shop, `POST /comment/${id}`, theirs, "Lovely"),
        call(shop, `PUT /like/${id}`, theirs),
        call(shop, `DELETE /delete/${id}`, headers),
        call(shop, `PUT /admin/togglestatus/${id}`, headers),
        shop.app.inject({ method: "DELETE", url: `/backend/user/delete/${userId}`, headers: theirs }),
      ]);
      for (const { statusCode, body } of responses) expect(statusCode, body).toBeLessThan(500);
    }
    expect(await shop.database.$count(outfits)).toBe(0);
    await expectExactCounters(shop.database);
  });
});

it("the log has administrator, action and outfit, and no content", async () => {
  const { userId, headers } = await admin();
  const { _id } = await createdOutfit(shop, headers, { description: "Secret look" });
  const form = await outfitForm({ description: "Secret look" });
  await send(shop, "PUT", `/outfit/update/${_id}`, headers, form);
  await call(shop, `PUT /admin/togglestatus/${_id}`, headers);
  await call(shop, `DELETE /delete/${_id}`, headers);
  await call(shop, `DELETE /delete/${_id}`, (await signIn(shop)).headers);

  const actions = ["create", "update", "toggle", "delete"];
  expect(lines.slice(0, 4).map((line) => [line.userId, line.action, line.outfitId])).toEqual(
    actions.map((action) => [userId, action, _id]),
  );
  expect(lines[4]).toMatchObject({ code: "FORBIDDEN", route: "/backend/outfit/delete/:id" });
  expect(lines).toHaveLength(5);
  const log = JSON.stringify(lines);
  for (const secret of ["Secret", headers.authorization?.split(" ")[1] ?? ""])
    expect(log).not.toContain(secret);
});
