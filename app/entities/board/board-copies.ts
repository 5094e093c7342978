import { BOARD_COPIES_KEY } from "#app/entities/session/browsing-data.ts";
import { localStore } from "#app/lib/storage.ts";
import type { BoardList, BoardPage } from "#contract/boards/boards.ts";
import { ApiFailure } from "#contract/http/api-client.ts";

/** The boards opened last; more would take too much of local storage: these are about half a megabyte. */
const STORED_BOARDS_MAX = 10;

export interface StoredCopy {
  /** ISO time; undefined in what has just been fetched. */
  storedAt?: string;
}

interface BoardCopies {
  userId: string;
  list?: BoardList & StoredCopy;
  /** The first page of each, the one opened last first. */
  boards: (BoardPage & StoredCopy)[];
}

/*
 * Copies of the boards that a user has opened on this device, for offline use. The page stores them, because
 * the service worker never stores what a token fetched; signing out removes them (browsing-data.ts).
 */

export function storeBoards(userId: string, list: BoardList): void {
  store({ ...readCopies(userId), list: { ...list, storedAt: new Date().toISOString() } });
}

export function storeBoard(userId: string, page: BoardPage): void {
  if (!page.board.isOwn) return;
  const copies = readCopies(userId);
  const others = copies.boards.filter(({ board }) => board._id !== page.board._id);
  const boards = [{ ...page, storedAt: new Date().toISOString() }, ...others].slice(0, STORED_BOARDS_MAX);
  store({ ...copies, boards });
}

/**
 * The response, which is stored for a signed-in user; without a network, the stored copy of an earlier one.
 */
export async function withOfflineCopy<T extends object>(
  response: Promise<T>,
  readUserId: () => string | undefined,
  storeCopy: (userId: string, value: T) => void,
  find: (copies: BoardCopies) => (T & StoredCopy) | undefined,
): Promise<T & StoredCopy> {
  try {
    const value: T = await response;
    const userId = readUserId();
    if (userId) storeCopy(userId, value);
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
