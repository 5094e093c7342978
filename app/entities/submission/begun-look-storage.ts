import { useSyncExternalStore } from "react";
import { BEGUN_LOOKS_KEY } from "#app/entities/session/browsing-data.ts";
import { localStore } from "#app/lib/storage.ts";

interface BegunLooks {
  userId: string;
  looks: Record<string, unknown>;
}

/** What a person entered of looks in this browser and did not save, by the ids of the looks. */
export function readBegunLooks(userId: string): BegunLooks["looks"] {
  const stored = localStore.readJson(BEGUN_LOOKS_KEY) as BegunLooks | null;
  return stored?.userId === userId ? stored.looks : {};
}

export function writeBegunLooks(userId: string, looks: BegunLooks["looks"]): void {
  const isEmpty = Object.keys(looks).length === 0;
  localStore.write(BEGUN_LOOKS_KEY, isEmpty ? null : JSON.stringify({ userId, looks }));
}

/** Whether a look has changes that were entered in this browser, in whichever tab, and not saved. */
export function useIsBegun(userId: string, lookId: string): boolean {
  return useSyncExternalStore(
    followOtherTabs,
    () => lookId in readBegunLooks(userId),
    () => false,
  );
}

function followOtherTabs(onChange: () => void): () => void {
  addEventListener("storage", onChange);
  return () => removeEventListener("storage", onChange);
}
