import { create } from "zustand";

/** The boards that are shown as deleted while that can still be undone. */
const usePending = create<{ ids: readonly string[] }>(() => ({ ids: [] }));

export function usePendingDeletions(): readonly string[] {
  return usePending(({ ids }) => ids);
}

export function hideBoard(id: string): void {
  usePending.setState(({ ids }) => ({ ids: [...ids, id] }));
}

export function showBoard(id: string): void {
  usePending.setState(({ ids }) => ({ ids: ids.filter((other) => other !== id) }));
}
