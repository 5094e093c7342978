import { create } from "zustand";

/** Ids that all components share, in the order in which they were added. */
export function createIdSet() {
  const useStore = create<{ ids: readonly string[] }>(() => ({ ids: [] }));
  return {
    useIds: () => useStore(({ ids }) => ids),
    add: (id: string) => useStore.setState(({ ids }) => ({ ids: [...ids, id] })),
    remove: (id: string) => useStore.setState(({ ids }) => ({ ids: ids.filter((other) => other !== id) })),
  };
}
