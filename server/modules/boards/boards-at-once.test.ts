import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { BOARD_OUTFITS_MAX, BOARDS_MAX } from "#contract/limits.ts";
import { BOARD_ERRORS as messages } from "#contract/messages/boards.ts";
import { boards } from "#server/db/schema/boards.ts";
import { outfits } from "#server/db/schema/outfits.ts";
import { createBoard } from "#tests/factories/board-factory.ts";
import { createOutfit, createOutfits } from "#tests/factories/outfit-factory.ts";
import { addBoard, callBoards, defaultBoardId, listBoards, readSaved } from "#tests/setup/board-calls.ts";
import { expectExactCounters } from "#tests/setup/counter-drift.ts";
import { signIn, signInMany } from "#tests/setup/engagement-calls.ts";
import { testShop } from "#tests/setup/test-app.ts";

/**
 * The embedded database runs one transaction at a time; on PostgreSQL (TEST_DATABASE_URL) these calls run
 * concurrently.
 */

const shop = testShop();

const statusesOf = async (calls: Promise<{ statusCode: number }>[]) =>
  (await Promise.all(calls)).map(({ statusCode }) => statusCode).sort();

it("concurrent first calls of a person create one board Saved", async () => {
  const { headers } = await signIn(shop);

  const statuses = await statusesOf(
    Array.from({ length: 20 }, (_, index) => callBoards(shop, index % 2 ? "GET" : "GET /saved", headers)),
  );

  expect(new Set(statuses)).toEqual(new Set([200]));
  expect(await shop.database.$count(boards)).toBe(1);
});

it("of concurrent boards with one name, one is created", async () => {
  const { headers } = await signIn(shop);
  const names = ["Weddings", "weddings", "WEDDINGS", "Weddings "];

  const statuses = await statusesOf(names.map((name) => callBoards(shop, "POST", headers, { name })));

  expect(statuses).toEqual([201, 409, 409, 409]);
});

it(`a person has at most ${BOARDS_MAX} boards, also when several tabs add them`, async () => {
  const { userId, headers } = await signIn(shop);
  await defaultBoardId(shop, headers);
  for (let index = 0; index < BOARDS_MAX - 3; index++) {
    await createBoard(shop.database, { userId, name: `Board ${index}` });
  }

  const statuses = await statusesOf(
    Array.from({ length: 8 }, (_, index) => callBoards(shop, "POST", headers, { name: `Late ${index}` })),
  );
  const refused = await callBoards(shop, "POST", headers, { name: "The 51st" });

  expect(statuses).toEqual([201, 201, 409, 409, 409, 409, 409, 409]);
  expect(refused.json()).toMatchObject({ code: "CONFLICT", message: messages.boardsFull.text });
  expect(await listBoards(shop, headers)).toHaveLength(BOARDS_MAX);
});

it(`a board has at most ${BOARD_OUTFITS_MAX} outfits, also when several tabs add them`, async () => {
  const { userId, headers } = await signIn(shop);
  const outfitIds = await createOutfits(shop.database, Array(BOARD_OUTFITS_MAX + 6).fill({}));
  const there = outfitIds.splice(0, BOARD_OUTFITS_MAX - 2);
  const id = await createBoard(shop.database, { userId, outfitIds: there });

  const statuses = await statusesOf(
    outfitIds.map((outfitId) => callBoards(shop, `PUT /${id}/outfit/${outfitId}`, headers)),
  );
  const refused = await callBoards(shop, `PUT /${id}/outfit/${await createOutfit(shop.database)}`, headers);
  const again = await callBoards(shop, `PUT /${id}/outfit/${there[0]}`, headers);

  expect(statuses).toEqual([200, 200, 409, 409, 409, 409, 409, 409]);
  expect(refused.json()).toMatchObject({ code: "CONFLICT", message: messages.boardFull.text });
  expect(again.statusCode).toBe(200);
  expect((await readSaved(shop, headers)).outfitIds).toHaveLength(BOARD_OUTFITS_MAX);
  await expectExactCounters(shop.database);
});

it("two tabs that save, move and take off the same outfits leave exact counts", async () => {
  const { headers } = await signIn(shop);
  const saved = await defaultBoardId(shop, headers);
  const other = (await addBoard(shop, headers, "Weddings"))._id;
  const outfitIds = await createOutfits(shop.database, Array(6).fill({}));

  const statuses = await statusesOf(
    outfitIds.flatMap((outfitId, index) => [
      callBoards(shop, `PUT /${saved}/outfit/${outfitId}`, headers),
      callBoards(shop, `PUT /${saved}/outfit/${outfitId}`, headers),
      callBoards(shop, `PUT /${other}/outfit/${outfitId}`, headers),
      callBoards(shop, `DELETE /${index % 2 ? saved : other}/outfit/${outfitId}`, headers),
      callBoards(shop, `PUT /${saved}/outfit/${outfitId}/position`, headers, { after: null }),
    ]),
  );

  expect(statuses.filter((status) => ![200, 404].includes(status))).toEqual([]);
  await expectExactCounters(shop.database);
});

it("concurrent saves, deleted boards, outfits and accounts leave exact counts without deadlock", async () => {
  const people = await signInMany(shop, 8);
  const outfitIds = await createOutfits(shop.database, Array(12).fill({}));
  const boardIds: string[] = [];
  for (const [index, { userId }] of people.entries()) {
    const inBoard = index % 2 ? outfitIds.slice(0, 8) : outfitIds.slice(4).toReversed();
    boardIds.push(await createBoard(shop.database, { userId, outfitIds: inBoard }));
  }

  const statuses = await statusesOf([
    ...people.flatMap(({ headers }, index) => [
      ...outfitIds.map((outfitId, at) =>
        callBoards(shop, `${at % 3 ? "PUT" : "DELETE"} /${boardIds[index]}/outfit/${outfitId}`, headers),
      ),
      ...(index % 4 === 0 ? [callBoards(shop, `DELETE /${boardIds[index]}`, headers)] : []),
      callBoards(shop, `POST /${boardIds[index]}/cart`, headers),
    ]),
    ...people
      .slice(-2)
      .map(({ userId, headers }) =>
        shop.app.inject({ method: "DELETE", url: `/backend/user/delete/${userId}`, headers }),
      ),
    ...[0, 5].map(async (index) => {
      await shop.database.delete(outfits).where(sql`${outfits.id} = ${outfitIds[index]}::uuid`);
      return { statusCode: 200 };
    }),
  ]);

  expect(statuses.filter((status) => ![200, 401, 404].includes(status))).toEqual([]);
  await expectExactCounters(shop.database);
});
