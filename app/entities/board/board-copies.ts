import { BOARD_COPIES_KEY } from "#app/entities/session/forget-screens.ts";
import { localStore } from "#app/lib/storage.ts";
import type { BoardList, BoardPage } from "#contract/boards/boards.ts";
import { ApiFailure } from "#contract/http/api-client.ts";

/** Boards that are kept, those opened last: about half a megabyte. */
const BOARDS_KEPT = 10;

/** When a copy was fetched, in what is shown from it. */
export interface Kept {
  keptAt?: string;
}

interface BoardCopies {
  /** Whose they are. */
  userId: string;
  list?: BoardList & Kept;
  /** The first page of each, the one opened last first. */
  boards: (BoardPage & Kept)[];
}

/*
 * The boards that a person has seen on this device, for the time without a network. The page
 * stores them itself: the service worker never stores what a token fetched, and signing out
 * removes them (forget-screens.ts).
 */

export function keepBoards(userId: string, list: BoardList): void {
  store({ ...readCopies(userId), list: { ...list, keptAt: new Date().toISOString() } });
}

export function keepBoard(userId: string, page: BoardPage): void {
  if (!page.board.isOwn) return;
  const copies = readCopies(userId);
  const others = copies.boards.filter(({ board }) => board._id !== page.board._id);
  const boards = [{ ...page, keptAt: new Date().toISOString() }, ...others].slice(0, BOARDS_KEPT);
  store({ ...copies, boards });
}

/**
 * The response, which is kept for the user; without a network the copy of an earlier one. Nothing is
 * kept for visitors.
 */
export async function withCopy<T extends object>(
  response: Promise<T>,
  readUserId: () => string | undefined,
  keep: (userId: string, value: T) => void,
  find: (copies: BoardCopies) => (T & Kept) | undefined,
): Promise<T & Kept> {
  try {
    const value: T = await response;
    const userId = readUserId();
    if (userId) keep(userId, value);
    return value;
  } catch (error) {
    const userId = readUserId();
    const copy = error instanceof ApiFailure || !userId ? undefined : find(readCopies(userId));
    if (copy) return copy;
    throw error;
  }
}

function readCopies(userId: string): BoardCopies {
  const stored = localStore.readJson(BOARD_COPIES_KEY) as BoardCopies | null;
  return stored?.userId === userId && Array.isArray(stored.boards) ? stored : { userId, boards: [] };
}

function store(copies: BoardCopies): void {
  localStore.write(BOARD_COPIES_KEY, JSON.stringify(copies));
}
