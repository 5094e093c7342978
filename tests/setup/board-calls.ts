import { expect } from "vitest";
import type { Board, BoardPage, SavedOutfits, SaveResult } from "#contract/boards/boards.ts";
import { callsBelow } from "./calls-below.ts";
import type { TestApp } from "./test-app.ts";

/** One board call, "PUT /{id}/outfit/{outfitId}"; "GET" alone is the list of boards. */
export const callBoards = callsBelow("/backend/board");

/** Like `callBoards`, but expects success and returns the body. */
async function callFor<Body>(...args: Parameters<typeof callBoards>): Promise<Body> {
  const response = await callBoards(...args);
  expect([200, 201], response.body).toContain(response.statusCode);
  return response.json<Body>();
}

type Headers = Record<string, string>;

export async function listBoards(shop: TestApp, headers: Headers): Promise<Board[]> {
  return (await callFor<{ boards: Board[] }>(shop, "GET", headers)).boards;
}

export async function readSaved(shop: TestApp, headers: Headers): Promise<SavedOutfits> {
  return callFor(shop, "GET /saved", headers);
}

/** The id of the board "Saved". */
export async function defaultBoardId(shop: TestApp, headers: Headers): Promise<string> {
  return (await readSaved(shop, headers)).boardId;
}

export async function addBoard(shop: TestApp, headers: Headers, name: string): Promise<Board> {
  return callFor(shop, "POST", headers, { name });
}

export async function readBoard(shop: TestApp, headers: Headers, id: string, query = ""): Promise<BoardPage> {
  return callFor(shop, `GET /${id}${query}`, headers);
}

export async function save(
  shop: TestApp,
  headers: Headers,
  id: string,
  outfitId: string,
): Promise<SaveResult> {
  return callFor(shop, `PUT /${id}/outfit/${outfitId}`, headers);
}

export async function unsave(
  shop: TestApp,
  headers: Headers,
  id: string,
  outfitId: string,
): Promise<SaveResult> {
  return callFor(shop, `DELETE /${id}/outfit/${outfitId}`, headers);
}
