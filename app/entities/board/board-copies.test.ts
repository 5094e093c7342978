// @vitest-environment happy-dom
import { beforeEach, expect, it } from "vitest";
import { keepBoard, keepBoards, withCopy } from "#app/entities/board/board-copies.ts";
import { BOARD_COPIES_KEY } from "#app/entities/session/forget-screens.ts";
import type { BoardPage } from "#contract/boards/boards.ts";
import { ApiFailure } from "#contract/http/api-client.ts";
import { boardOutfit, boardPage, savedBoard } from "#tests/factories/board-results.ts";

const ASHA = "user-asha";
const page = (number: number, changes: Partial<BoardPage["board"]> = {}) =>
  boardPage([boardOutfit(number)], { _id: `board-${number}`, ...changes });
const offline = () => Promise.reject(new TypeError("Failed to fetch"));
const keptBoard = (id: string, response: () => Promise<BoardPage> = offline, userId = ASHA) =>
  withCopy(
    response(),
    () => userId,
    keepBoard,
    ({ boards }) => boards.find(({ board }) => board._id === id),
  );

beforeEach(() => localStorage.clear());

it("keeps the ten boards that were opened last", async () => {
  for (let number = 1; number <= 11; number += 1) keepBoard(ASHA, page(number));
  keepBoard(ASHA, page(2));
  await expect(keptBoard("board-1")).rejects.toThrow("Failed to fetch");
  expect(await keptBoard("board-2")).toMatchObject({ ...page(2), keptAt: expect.stringMatching(/^\d{4}-/) });
  expect(await keptBoard("board-11")).toMatchObject(page(11));
});

it("keeps only the user's own boards, and shows them to no other user", async () => {
  keepBoard(ASHA, page(1, { isOwn: false }));
  await expect(keptBoard("board-1")).rejects.toThrow();
  keepBoards("user-meera", { boards: [savedBoard()] });
  keepBoard(ASHA, page(1));
  expect(localStorage.getItem(BOARD_COPIES_KEY)).not.toContain("user-meera");
  await expect(keptBoard("board-1", offline, "user-meera")).rejects.toThrow();
  await expect(keptBoard("board-1", offline, "")).rejects.toThrow();
});

it("shows no copy in place of what the server refuses", async () => {
  keepBoard(ASHA, page(1));
  const refused = () => Promise.reject(new ApiFailure(404, "NOT_FOUND", "Not here"));
  await expect(keptBoard("board-1", refused)).rejects.toThrow("Not here");
});

it("survives what other programs have written there", async () => {
  localStorage.setItem(BOARD_COPIES_KEY, '{"userId":"user-asha"');
  await expect(keptBoard("board-1")).rejects.toThrow("Failed to fetch");
  expect(await keptBoard("board-1", async () => page(1))).toEqual(page(1));
});
