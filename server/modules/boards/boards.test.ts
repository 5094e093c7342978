import { randomUUID } from "node:crypto";
import { describe, expect, it } from "vitest";
import { BOARD_NAME_MAX_LENGTH } from "#contract/limits.ts";
import { BOARD_ERRORS, BOARD_MESSAGES as messages } from "#contract/messages/boards.ts";
import { INPUT_MESSAGES } from "#contract/messages/input.ts";
import { boardOutfits, boards } from "#server/db/schema/boards.ts";
import { createBoard } from "#tests/factories/board-factory.ts";
import { createOutfit, createOutfits } from "#tests/factories/outfit-factory.ts";
import {
  addBoard,
  callBoards,
  defaultBoardId,
  listBoards,
  readBoard,
  save,
} from "#tests/setup/board-calls.ts";
import { signIn } from "#tests/setup/engagement-calls.ts";
import { testShop } from "#tests/setup/test-app.ts";

const shop = testShop();

it("every account has the board Saved", async () => {
  const { headers } = await signIn(shop);

  const response = await callBoards(shop, "GET", headers);

  expect(response.headers["cache-control"]).toBe("no-store");
  expect(response.json()).toEqual({
    boards: [
      {
        _id: await defaultBoardId(shop, headers),
        name: "Saved",
        isDefault: true,
        isPublic: false,
        numberOfOutfits: 0,
        covers: [],
      },
    ],
  });
});

it("repeated with its Idempotency-Key, a board is created once; under it another one is a conflict", async () => {
  const { headers } = await signIn(shop);
  const keyed = { ...headers, "idempotency-key": randomUUID() };
  const first = await callBoards(shop, "POST", keyed, { name: "Diwali" });
  const again = await callBoards(shop, "POST", keyed, { name: "Diwali" });
  expect([first.statusCode, again.statusCode]).toEqual([201, 201]);
  expect(again.json()).toEqual(first.json());
  expect(again.headers["idempotency-replayed"]).toBe("true");
  expect((await callBoards(shop, "POST", keyed, { name: "Holi" })).statusCode).toBe(409);
  expect((await listBoards(shop, headers)).map(({ name }) => name)).toEqual(["Saved", "Diwali"]);
});

it("lists Saved first, then the newest, with the pictures of the first four available outfits", async () => {
  const { headers } = await signIn(shop);
  const saved = await defaultBoardId(shop, headers);
  const older = await addBoard(shop, headers, "Weddings");
  const newer = await addBoard(shop, headers, "Monsoon");
  const outfitIds = await createOutfits(shop.database, Array(6).fill({}));
  for (const id of outfitIds) await save(shop, headers, older._id, id);

  const listed = await listBoards(shop, headers);

  expect(listed.map(({ _id }) => _id)).toEqual([saved, newer._id, older._id]);
  expect(listed[2]).toMatchObject({ name: "Weddings", isDefault: false, numberOfOutfits: 6 });
  expect(listed[2]?.covers).toHaveLength(4);
  expect(listed[2]?.covers[0]).toEqual({
    image: expect.stringMatching(/^\/media\/[0-9a-f]{64}\/1200\.jpg$/),
    imageWidth: 1200,
    imageHeight: 1600,
    imagePlaceholder: "data:image/png;base64,AAAA",
  });
});

it("says which boards have an outfit", async () => {
  const { headers } = await signIn(shop);
  const { _id } = await addBoard(shop, headers, "Weddings");
  const outfitId = await createOutfit(shop.database);
  await save(shop, headers, _id, outfitId);

  const response = await callBoards(shop, `GET ?outfitId=${outfitId}`, headers);

  expect(response.json()).toMatchObject({
    boards: [
      { isDefault: true, hasOutfit: false },
      { name: "Weddings", hasOutfit: true },
    ],
  });
  expect((await callBoards(shop, "GET ?outfitId=1", headers)).statusCode).toBe(400);
});

describe("a board's name", () => {
  it.each([
    ["one character", "a"],
    ["as many characters as possible", "n".repeat(BOARD_NAME_MAX_LENGTH)],
    ["emoji", "👗✨ 👩‍❤️‍👩 looks"],
    ["Arabic", "إطلالات الصيف"],
    ["Hebrew with Latin", "מראות של קיץ 2026 by Asha"],
    ["Hindi", "शादी के कपड़े"],
    ["markup", "<b>Weddings</b> & 'more'"],
  ])("can be %s", async (_name, name) => {
    const { headers } = await signIn(shop);

    expect((await addBoard(shop, headers, name)).name).toBe(name);
    expect((await listBoards(shop, headers))[1]?.name).toBe(name);
  });

  it("is stored without outer spaces", async () => {
    const { headers } = await signIn(shop);

    expect((await addBoard(shop, headers, "  Weddings \n")).name).toBe("Weddings");
  });

  it.each([
    ["nothing", undefined, messages.nameRequired],
    ["null", null, messages.nameRequired],
    ["a number", 7, messages.nameRequired],
    ["no character", "", messages.nameRequired],
    ["spaces", "   ", messages.nameRequired],
    ["invisible characters", "\u200b\u2060\u00ad", messages.nameRequired],
    ["61 characters", "n".repeat(61), messages.nameTooLong],
    ["10,000 characters", "n".repeat(10_000), messages.nameTooLong],
    ["a line break", "Wed\ndings", INPUT_MESSAGES.controlCharacters],
    ["a NUL", "Wed\u0000dings", INPUT_MESSAGES.controlCharacters],
  ])("cannot be %s", async (_name, name, message) => {
    const { headers } = await signIn(shop);
    const { _id } = await addBoard(shop, headers, "Weddings");

    for (const call of ["POST", `PUT /${_id}`]) {
      // A change may omit the name.
      if (name === undefined && call !== "POST") continue;
      const response = await callBoards(shop, call, headers, { name });
      expect(response.statusCode, call).toBe(400);
      expect(response.json()).toMatchObject({ code: "VALIDATION_FAILED", message });
    }
    expect((await listBoards(shop, headers)).map((board) => board.name)).toEqual(["Saved", "Weddings"]);
  });

  it.each([
    ["another case", "WEDDINGS"],
    ["other widths", "Ｗｅｄｄｉｎｇｓ"],
    ["Saved itself", "saved"],
  ])("is unique for a person: %s", async (_name, name) => {
    const { headers } = await signIn(shop);
    const { _id } = await addBoard(shop, headers, "Monsoon");
    await addBoard(shop, headers, "Weddings");

    for (const call of ["POST", `PUT /${_id}`]) {
      const response = await callBoards(shop, call, headers, { name });
      expect(response.statusCode, call).toBe(409);
      expect(response.json()).toMatchObject({
        code: "CONFLICT",
        message: BOARD_ERRORS.nameTaken.text,
        details: [{ path: "name" }],
      });
    }
    await addBoard(shop, (await signIn(shop)).headers, "Weddings");
  });
});

it("is renamed and shared, and keeps what is not sent", async () => {
  const { headers } = await signIn(shop);
  const { _id } = await addBoard(shop, headers, "Weddings");

  const renamed = await callBoards(shop, `PUT /${_id}`, headers, { name: "weddings" });
  const shared = await callBoards(shop, `PUT /${_id}`, headers, { isPublic: true });
  const same = await callBoards(shop, `PUT /${_id}`, headers, {});

  expect(renamed.json()).toMatchObject({ name: "weddings", isPublic: false });
  expect(shared.json()).toMatchObject({ name: "weddings", isPublic: true });
  expect(same.json()).toEqual(shared.json());
  expect((await callBoards(shop, `PUT /${_id}`, headers, { isPublic: "yes" })).statusCode).toBe(400);
});

it("Saved keeps its name and cannot be deleted, and can be shared", async () => {
  const { headers } = await signIn(shop);
  const id = await defaultBoardId(shop, headers);

  const renamed = await callBoards(shop, `PUT /${id}`, headers, { name: "Mine" });
  const deleted = await callBoards(shop, `DELETE /${id}`, headers);
  const shared = await callBoards(shop, `PUT /${id}`, headers, { name: "Saved", isPublic: true });

  expect([renamed.statusCode, deleted.statusCode]).toEqual([409, 409]);
  expect(renamed.json().message).toBe(BOARD_ERRORS.defaultKeepsName.text);
  expect(deleted.json().message).toBe(BOARD_ERRORS.defaultStays.text);
  expect(shared.json()).toMatchObject({ name: "Saved", isDefault: true, isPublic: true });
});

it("is deleted with its outfits, and its name is free again", async () => {
  const { headers } = await signIn(shop);
  const { _id } = await addBoard(shop, headers, "Weddings");
  await save(shop, headers, _id, await createOutfit(shop.database));

  const response = await callBoards(shop, `DELETE /${_id}`, headers);

  expect(response.json()).toEqual({ success: true, message: messages.deleted });
  expect(await shop.database.$count(boardOutfits)).toBe(0);
  expect((await callBoards(shop, `DELETE /${_id}`, headers)).statusCode).toBe(404);
  await addBoard(shop, headers, "Weddings");
});

describe("a public board", () => {
  it("is read by everybody, with its owner's username, and without what is no longer available", async () => {
    const { userId, headers } = await signIn(shop, { username: "asha", email: "asha@people.example" });
    const [shown = "", hidden = ""] = await createOutfits(shop.database, [{}, { isActive: false }]);
    const id = await createBoard(shop.database, { userId, isPublic: true, outfitIds: [hidden, shown] });

    const own = await readBoard(shop, headers, id);
    const visited = await callBoards(shop, `GET /${id}`);
    const other = await readBoard(shop, (await signIn(shop)).headers, id);

    expect(own.board).toMatchObject({ isOwn: true, numberOfOutfits: 2, owner: { username: "asha" } });
    expect(own.outfits).toMatchObject([
      { _id: hidden, isAvailable: false },
      { _id: shown, isAvailable: true },
    ]);
    expect(other).toEqual({
      ...own,
      board: { ...own.board, isOwn: false, numberOfOutfits: 1 },
      outfits: [own.outfits[1]],
    });
    expect(visited.json()).toEqual(other);
    expect(visited.body).not.toContain("asha@people.example");
    expect(visited.body).not.toContain(userId);
  });

  it("can be changed by its owner only", async () => {
    const { userId } = await signIn(shop);
    const outfitId = await createOutfit(shop.database);
    const id = await createBoard(shop.database, { userId, isPublic: true, outfitIds: [outfitId] });

    await expectHidden(id, outfitId, ["GET", "POST /cart"]);
  });
});

it("another person's private board is not found in any call", async () => {
  const { userId } = await signIn(shop);
  const outfitId = await createOutfit(shop.database);
  const id = await createBoard(shop.database, { userId, outfitIds: [outfitId] });

  await expectHidden(id, outfitId, []);
  expect((await callBoards(shop, `GET /${id}`)).statusCode).toBe(404);
  expect(
    (await callBoards(shop, `GET /${id}`, (await signIn(shop, { isAdmin: true })).headers)).statusCode,
  ).toBe(404);
});

it.each(["", "x", "1", "undefined", "../saved", "👗", "' or 1=1", randomUUID()])(
  "the unknown board %j is not found in any call",
  async (id) => {
    await expectHidden(encodeURIComponent(id) || "%20", await createOutfit(shop.database), []);
  },
);

async function expectHidden(id: string, outfitId: string, readable: readonly string[]) {
  const { headers } = await signIn(shop);
  const stored = async () => [
    await shop.database.select().from(boards),
    await shop.database.select().from(boardOutfits),
  ];
  const before = await stored();
  const calls: [call: string, body?: object][] = [
    ["GET"],
    ["POST /cart"],
    ["PUT", { name: "Mine now" }],
    ["PUT", { isPublic: true }],
    ["DELETE"],
    [`PUT /outfit/${outfitId}`],
    [`DELETE /outfit/${outfitId}`],
    [`PUT /outfit/${outfitId}/position`, { after: null }],
  ];
  for (const [call, body] of calls) {
    const [method, path = ""] = call.split(" ");
    const response = await callBoards(shop, `${method} /${id}${path}`, headers, body);
    if (readable.includes(call)) expect(response.statusCode, call).toBe(200);
    else
      expect(response.json(), call).toMatchObject({
        code: "NOT_FOUND",
        message: BOARD_ERRORS.boardNotFound.text,
      });
  }
  expect(await stored()).toEqual(before);
}
