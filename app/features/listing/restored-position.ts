import { type RefObject, useEffect, useRef } from "react";
import type { useOutfitList } from "#app/features/listing/use-outfit-list.ts";
import { tabStore } from "#app/lib/storage.ts";

/** Where the listing was scrolled to. */
interface Position {
  historyEntry: string;
  /** The topmost outfit in the window. */
  outfitId: string;
  /** Its distance from the window's upper edge, in px. */
  top: number;
  /** The number of outfits that were loaded. */
  loaded: number;
}

interface RestoredPositionProps {
  list: ReturnType<typeof useOutfitList>;
  results: RefObject<HTMLElement | null>;
}

/** At most so many outfits are loaded; a position further down is not restored. */
const RESTORED_MAX = 180;
const STORAGE_KEY = "listing-position";
const GESTURES = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/**
 * Restores the position of a listing after a reload, or after the browser has discarded its tab: loads as
 * many outfits as there were and scrolls to the topmost one. The position is stored while the page is hidden.
 */
export function RestoredPosition({ list, results }: RestoredPositionProps): null {
  const target = useRef<Position | null>(null);
  const { outfits, mayLoadMore, loadMore, state } = list;
  const loaded = useRef(0);
  loaded.current = outfits.length;

  useEffect(() => {
    target.current = readPosition();
    storePosition(undefined);
    const giveUp = () => {
      target.current = null;
    };
    const onVisibilityChange = () =>
      storePosition(document.hidden ? currentPosition(results.current, loaded.current) : undefined);
    for (const gesture of GESTURES) addEventListener(gesture, giveUp, { passive: true });
    document.addEventListener("visibilitychange", onVisibilityChange);
    return () => {
      for (const gesture of GESTURES) removeEventListener(gesture, giveUp);
      document.removeEventListener("visibilitychange", onVisibilityChange);
    };
  }, [results]);

  useEffect(() => {
    const position = target.current;
    if (!position || state !== "ready") return;
    const entry = entryOf(results.current, position.outfitId);
    if (entry) {
      window.scrollBy({ top: entry.getBoundingClientRect().top - position.top, behavior: "instant" });
      target.current = null;
    } else if (outfits.length >= Math.min(position.loaded, RESTORED_MAX)) target.current = null;
    else if (mayLoadMore) loadMore();
  }, [state, outfits, mayLoadMore, loadMore, results]);

  return null;
}

/** The current entry of the history: its key in the router, and its URL. */
const currentHistoryEntry = () => `${(history.state as { key?: string } | null)?.key ?? ""} ${location.href}`;

function readPosition(): Position | null {
  const stored = tabStore.readJson(STORAGE_KEY) as Position | null;
  return stored?.historyEntry === currentHistoryEntry() ? stored : null;
}

function storePosition(position: Position | undefined): void {
  tabStore.write(STORAGE_KEY, position ? JSON.stringify(position) : null);
}

const entriesOf = (results: HTMLElement | null) => [...(results?.querySelectorAll("article") ?? [])];
const linkOf = (entry: Element) => entry.querySelector<HTMLAnchorElement>('a[href^="/outfit/"]');
const idOf = (entry: Element) => linkOf(entry)?.pathname.slice("/outfit/".length) ?? "";

function entryOf(results: HTMLElement | null, outfitId: string): Element | undefined {
  return entriesOf(results).find((entry) => idOf(entry) === outfitId);
}

/** Undefined at the start of the listing, where a page begins anyway. */
function currentPosition(results: HTMLElement | null, loaded: number): Position | undefined {
  const entry = entriesOf(results).find((one) => one.getBoundingClientRect().bottom > 0);
  if (!entry || window.scrollY === 0) return undefined;
  return {
    historyEntry: currentHistoryEntry(),
    outfitId: idOf(entry),
    top: entry.getBoundingClientRect().top,
    loaded,
  };
}
