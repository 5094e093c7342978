import { create } from "zustand";

/** The contributions that are shown as decided on while that can still be undone. */
const usePending = create<{ ids: readonly string[] }>(() => ({ ids: [] }));

export function usePendingDecisions(): readonly string[] {
  return usePending(({ ids }) => ids);
}

export function hideContribution(id: string): void {
  usePending.setState(({ ids }) => ({ ids: [...ids, id] }));
}

export function showContribution(id: string): void {
  usePending.setState(({ ids }) => ({ ids: ids.filter((other) => other !== id) }));
}
