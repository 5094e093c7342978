import { useState } from "react";

const STORAGE_KEY = "recentSearches";
const RECENT_MAX = 6;
const TERM_MIN_LENGTH = 3;

function readStored(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? "[]");
    if (!Array.isArray(stored)) return [];
    return stored.filter((term) => typeof term === "string").slice(0, RECENT_MAX);
  } catch {
    return [];
  }
}

/** The last searches of this browser, newest first. */
export function useRecentSearches() {
  const [recent, setRecent] = useState(readStored);
  const store = (terms: string[]) => {
    setRecent(terms);
    try {
      localStorage.setItem(STORAGE_KEY, JSON.stringify(terms));
    } catch {
      // They then last as long as the search box.
    }
  };
  /** A longer search replaces its beginnings. */
  const remember = (searchTerm: string) => {
    const term = searchTerm.trim();
    if (term.length < TERM_MIN_LENGTH) return;
    const others = recent.filter((known) => !term.toLowerCase().startsWith(known.toLowerCase()));
    store([term, ...others].slice(0, RECENT_MAX));
  };
  return { recent, remember, clear: () => store([]) };
}
