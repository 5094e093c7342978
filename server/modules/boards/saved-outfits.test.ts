import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { BOARD_ERRORS as messages } from "#contract/messages/boards.ts";
import type { Outfit } from "#contract/outfit/outfit.ts";
import { savedOutfits } from "#server/db/schema/boards.ts";
import { outfits } from "#server/db/schema/outfits.ts";
import { createBoard } from "#tests/factories/board-factory.ts";
import { createOutfit, createOutfits } from "#tests/factories/outfit-factory.ts";
import {
  addBoard,
  callBoards,
  defaultBoardId,
  listBoards,
  readBoard,
  readSaved,
  save,
  unsave,
} from "#tests/setup/board-calls.ts";
import { expectExactCounters } from "#tests/setup/counter-drift.ts";
import { call, callForOutfit, signIn } from "#tests/setup/engagement-calls.ts";
import { testShop } from "#tests/setup/test-app.ts";

const shop = testShop({ cache: true });

const show = (outfitId: string, isActive: boolean) =>
  shop.database.update(outfits).set({ isActive }).where(eq(outfits.id, outfitId));
const idsOf = ({ outfits: shown }: { outfits: { _id: string }[] }) => shown.map(({ _id }) => _id);

it("saves an outfit once, however often it is asked to", async () => {
  const { headers } = await signIn(shop);
  const id = await defaultBoardId(shop, headers);
  const outfitId = await createOutfit(shop.database);

  const first = await save(shop, headers, id, outfitId);
  const again = await save(shop, headers, id, outfitId.toUpperCase());

  expect(first).toEqual({
    board: expect.objectContaining({ _id: id, numberOfOutfits: 1, covers: [expect.anything()] }),
    outfitId,
    isSaved: true,
    numberOfSaves: 1,
    asksForAlerts: true,
  });
  expect(again).toEqual(first);
  expect(await readSaved(shop, headers)).toEqual({ boardId: id, outfitIds: [outfitId] });
});

it("takes an outfit off, however often it is asked to; it is saved as long as another board has it", async () => {
  const { headers } = await signIn(shop);
  const saved = await defaultBoardId(shop, headers);
  const { _id: other } = await addBoard(shop, headers, "Weddings");
  const outfitId = await createOutfit(shop.database);
  await save(shop, headers, saved, outfitId);
  await save(shop, headers, other, outfitId);

  const fromOne = await unsave(shop, headers, saved, outfitId);
  const again = await unsave(shop, headers, saved, outfitId);
  const fromBoth = await unsave(shop, headers, other, outfitId);

  expect(fromOne).toMatchObject({
    board: { _id: saved, numberOfOutfits: 0 },
    isSaved: true,
    numberOfSaves: 1,
  });
  expect(again).toEqual(fromOne);
  expect(fromBoth).toMatchObject({ board: { _id: other }, isSaved: false, numberOfSaves: 0 });
  expect((await readSaved(shop, headers)).outfitIds).toEqual([]);
});

it("the number of saves counts people, and is on every outfit", async () => {
  const [first, second, third] = [await signIn(shop), await signIn(shop), await signIn(shop)];
  const outfitId = await createOutfit(shop.database);
  const numbers = async () => {
    const { outfits: listed } = (await call(shop, "GET /getoutfits")).json<{ outfits: Outfit[] }>();
    return [(await callForOutfit(shop, `GET /${outfitId}`)).numberOfSaves, listed[0]?.numberOfSaves];
  };
  await numbers();
  for (const { headers } of [first, second, third]) {
    const id = await defaultBoardId(shop, headers);
    await save(shop, headers, id, outfitId);
    await save(shop, headers, (await addBoard(shop, headers, "Weddings"))._id, outfitId);
  }

  await expect.poll(numbers).toEqual([3, 3]);
  await expectExactCounters(shop.database);

  const [, weddings] = await listBoards(shop, first.headers);
  await callBoards(shop, `DELETE /${weddings?._id}`, first.headers);
  await unsave(shop, first.headers, await defaultBoardId(shop, first.headers), outfitId);
  await expectExactCounters(shop.database);
  await shop.app.inject({
    method: "DELETE",
    url: `/backend/user/delete/${second.userId}`,
    headers: second.headers,
  });

  await expect.poll(numbers).toEqual([1, 1]);
  await expectExactCounters(shop.database);
});

describe("an outfit that is deactivated", () => {
  it("stays for its owner as no longer available, leaves public boards, and comes back when it is activated", async () => {
    const { userId, headers } = await signIn(shop);
    const outfitIds = await createOutfits(shop.database, [{}, {}]);
    const id = await createBoard(shop.database, { userId, isPublic: true, outfitIds });
    const before = await readBoard(shop, {}, id);

    await show(outfitIds[0] ?? "", false);
    const own = await readBoard(shop, headers, id);
    const visited = await readBoard(shop, {}, id);
    const [, board] = await listBoards(shop, headers);
    await show(outfitIds[0] ?? "", true);

    expect(own.outfits.map(({ isAvailable }) => isAvailable)).toEqual([false, true]);
    expect(idsOf(visited)).toEqual([outfitIds[1]]);
    expect(visited.board.numberOfOutfits).toBe(1);
    expect(board).toMatchObject({ numberOfOutfits: 2, covers: [expect.anything()] });
    expect(await readBoard(shop, {}, id)).toEqual(before);
  });

  it("cannot be saved anew, is still there when saved again, and can be taken off", async () => {
    const { headers } = await signIn(shop);
    const id = await defaultBoardId(shop, headers);
    const [there = "", other = ""] = await createOutfits(shop.database, [{}, { isActive: false }]);
    await save(shop, headers, id, there);
    await show(there, false);

    const refused = await callBoards(shop, `PUT /${id}/outfit/${other}`, headers);

    expect(refused.json()).toMatchObject({ code: "NOT_FOUND", message: messages.outfitGone.text });
    expect(await save(shop, headers, id, there)).toMatchObject({ isSaved: true });
    expect(await unsave(shop, headers, id, there)).toMatchObject({ isSaved: false });
  });
});

it("an outfit that is deleted leaves every board, and taking it off is still possible", async () => {
  const { headers } = await signIn(shop);
  const id = await defaultBoardId(shop, headers);
  const outfitId = await createOutfit(shop.database);
  await save(shop, headers, id, outfitId);
  await shop.database.delete(outfits);

  expect((await readBoard(shop, headers, id)).outfits).toEqual([]);
  expect((await readSaved(shop, headers)).outfitIds).toEqual([]);
  expect(await unsave(shop, headers, id, outfitId)).toMatchObject({ isSaved: false, numberOfSaves: 0 });
});

it.each(["x", "undefined", "👗", "a b", randomUUID()])(
  "the unknown outfit %j cannot be saved",
  async (outfitId) => {
    const { headers } = await signIn(shop);
    const id = await defaultBoardId(shop, headers);

    const response = await callBoards(shop, `PUT /${id}/outfit/${encodeURIComponent(outfitId)}`, headers);

    expect(response.json()).toMatchObject({ code: "NOT_FOUND", message: messages.outfitGone.text });
    expect(await shop.database.$count(savedOutfits)).toBe(0);
  },
);

it("a board is paged, newest saved first", async () => {
  const { headers } = await signIn(shop);
  const id = await defaultBoardId(shop, headers);
  const outfitIds = await createOutfits(shop.database, Array(5).fill({}));
  for (const outfitId of outfitIds) await save(shop, headers, id, outfitId);

  const pages = [];
  for (const start of [0, 2, 4, 6])
    pages.push(idsOf(await readBoard(shop, headers, id, `?startIndex=${start}&limit=2`)));

  expect(pages.flat()).toEqual(outfitIds.toReversed());
  expect(pages.map(({ length }) => length)).toEqual([2, 2, 1, 0]);
  for (const query of ["?limit=51", "?limit=0", "?startIndex=-1", "?startIndex=10001", "?limit=1e1"]) {
    expect((await callBoards(shop, `GET /${id}${query}`, headers)).statusCode, query).toBe(400);
  }
});

describe("moving an outfit", () => {
  async function boardOfFive() {
    const { userId, headers } = await signIn(shop);
    const outfitIds = await createOutfits(shop.database, Array(5).fill({}));
    const id = await createBoard(shop.database, { userId, outfitIds });
    const move = (outfit: number, after: number | null) =>
      callBoards(shop, `PUT /${id}/outfit/${outfitIds[outfit]}/position`, headers, {
        after: after === null ? null : outfitIds[after],
      });
    const order = async () =>
      idsOf(await readBoard(shop, headers, id)).map((outfitId) => outfitIds.indexOf(outfitId));
    return { headers, outfitIds, id, move, order };
  }

  it.each([
    { outfit: 3, after: 0, expected: [0, 3, 1, 2, 4] },
    { outfit: 0, after: 3, expected: [1, 2, 3, 0, 4] },
    { outfit: 0, after: 4, expected: [1, 2, 3, 4, 0] },
    { outfit: 4, after: null, expected: [4, 0, 1, 2, 3] },
    { outfit: 0, after: null, expected: [0, 1, 2, 3, 4] },
    { outfit: 2, after: 1, expected: [0, 1, 2, 3, 4] },
    { outfit: 2, after: 2, expected: [0, 1, 2, 3, 4] },
  ])("$outfit behind $after", async ({ outfit, after, expected }) => {
    const { move, order } = await boardOfFive();

    expect((await move(outfit, after)).statusCode).toBe(200);
    expect(await order()).toEqual(expected);
    expect((await move(outfit, after)).statusCode).toBe(200);
    expect(await order()).toEqual(expected);
  });

  it("keeps the order of another tab's moves, and what is saved later comes first", async () => {
    const { headers, id, outfitIds, move, order } = await boardOfFive();

    const responses = await Promise.all([move(4, 0), move(3, null), move(1, 4)]);
    const newest = await createOutfit(shop.database);
    await save(shop, headers, id, newest);

    expect(responses.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    outfitIds.unshift(newest);
    // Indexes are one higher now: 3 in front, 4 behind 0, and 1 behind 4.
    expect(await order()).toEqual([0, 4, 1, 5, 2, 3]);
  });

  it("refuses what another tab has taken off", async () => {
    const { headers, id, outfitIds, move, order } = await boardOfFive();
    await unsave(shop, headers, id, outfitIds[1] ?? "");

    const moved = await move(1, 0);
    const behind = await move(0, 1);

    expect(moved.json()).toMatchObject({ code: "NOT_FOUND", message: messages.outfitNotOnBoard.text });
    expect(behind.json()).toMatchObject({ code: "CONFLICT", message: messages.moveOutdated.text });
    expect(await order()).toEqual([0, 2, 3, 4]);
  });

  it("requires to say behind which outfit", async () => {
    const { headers, id, outfitIds } = await boardOfFive();

    for (const body of [{}, { after: 3 }, { after: ["x"] }]) {
      const path = `PUT /${id}/outfit/${outfitIds[0]}/position`;
      expect((await callBoards(shop, path, headers, body)).statusCode).toBe(400);
    }
  });
});
