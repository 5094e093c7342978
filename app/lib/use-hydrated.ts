import { useSyncExternalStore } from "react";

const subscribe = () => () => undefined;

/** Whether the page runs: false on the server and in the first render, which must be equal. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  );
}
