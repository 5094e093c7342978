// @vitest-environment happy-dom
import { beforeEach, expect, it } from "vitest";
import { storeBoard, storeBoards, withOfflineCopy } from "#app/entities/board/board-copies.ts";
import { BOARD_COPIES_KEY } from "#app/entities/session/browsing-data.ts";
import type { BoardPage } from "#contract/boards/boards.ts";
import { ApiFailure } from "#contract/http/api-client.ts";
import { boardOutfit, boardPage, savedBoard } from "#tests/factories/board-results.ts";

const ASHA = "user-asha";
const page = (number: number, changes: Partial<BoardPage["board"]> = {}) =>
  boardPage([boardOutfit(number)], { _id: `board-${number}`, ...changes });
const offline = () => Promise.reject(new TypeError("Failed to fetch"));
const storedBoard = (id: string, response: () => Promise<BoardPage> = offline, userId = ASHA) =>
  withOfflineCopy(
    response(),
    () => userId,
    storeBoard,
    ({ boards }) => boards.find(({ board }) => board._id === id),
  );

beforeEach(() => localStorage.clear());

it("keeps the ten boards that were opened last", async () => {
  for (let number = 1; number <= 11; number += 1) storeBoard(ASHA, page(number));
  storeBoard(ASHA, page(2));
  await expect(storedBoard("board-1")).rejects.toThrow("Failed to fetch");
  expect(await storedBoard("board-2")).toMatchObject({
    ...page(2),
    storedAt: expect.stringMatching(/^\d{4}-/),
  });
  expect(await storedBoard("board-11")).toMatchObject(page(11));
});

it("keeps only the user's own boards, and shows them to no other user", async () => {
  storeBoard(ASHA, page(1, { isOwn: false }));
  await expect(storedBoard("board-1")).rejects.toThrow();
  storeBoards("user-meera", { boards: [savedBoard()] });
  storeBoard(ASHA, page(1));
  expect(localStorage.getItem(BOARD_COPIES_KEY)).not.toContain("user-meera");
  await expect(storedBoard("board-1", offline, "user-meera")).rejects.toThrow();
  await expect(storedBoard("board-1", offline, "")).rejects.toThrow();
});

it("shows no copy in place of what the server refuses", async () => {
  storeBoard(ASHA, page(1));
  const refused = () => Promise.reject(new ApiFailure(404, "NOT_FOUND", "Not here"));
  await expect(storedBoard("board-1", refused)).rejects.toThrow("Not here");
});

it("survives what other programs have written there", async () => {
  localStorage.setItem(BOARD_COPIES_KEY, '{"userId":"user-asha"');
  await expect(storedBoard("board-1")).rejects.toThrow("Failed to fetch");
  expect(await storedBoard("board-1", async () => page(1))).toEqual(page(1));
});
