import { useState } from "react";
import { RECENT_SEARCHES_KEY } from "#app/entities/session/browsing-data.ts";
import { useCurrentUser } from "#app/entities/session/session-store.ts";
import { localStore } from "#app/lib/storage.ts";

const RECENT_MAX = 6;
const TERM_MIN_LENGTH = 3;

function readStored(): string[] {
  const stored = localStore.readJson(RECENT_SEARCHES_KEY);
  if (!Array.isArray(stored)) return [];
  return stored.filter((term) => typeof term === "string").slice(0, RECENT_MAX);
}

/** The last searches of this browser since the last sign-out, newest first. */
export function useRecentSearches() {
  const userId = useCurrentUser()?._id;
  const [{ terms: recent, readFor }, setRecent] = useState(() => ({ terms: readStored(), readFor: userId }));
  // Signing out removes them from the storage.
  if (readFor !== userId) setRecent({ terms: readStored(), readFor: userId });
  const store = (terms: string[]) => {
    setRecent({ terms, readFor: userId });
    localStore.write(RECENT_SEARCHES_KEY, JSON.stringify(terms));
  };
  /** A search replaces the earlier ones that it begins with. */
  const remember = (searchTerm: string) => {
    const term = searchTerm.trim();
    if (term.length < TERM_MIN_LENGTH) return;
    const others = recent.filter((known) => !term.toLowerCase().startsWith(known.toLowerCase()));
    store([term, ...others].slice(0, RECENT_MAX));
  };
  return { recent, remember, clear: () => store([]) };
}
