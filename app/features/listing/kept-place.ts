import { type RefObject, useEffect, useRef } from "react";
import type { useOutfitList } from "#app/features/listing/use-outfit-list.ts";
import { tabStore } from "#app/lib/storage.ts";

/** Where a person was in the listing: which outfit was on top, and how far from the window's edge. */
interface Place {
  entry: string;
  outfitId: string;
  top: number;
  /** Outfits that were loaded. */
  loaded: number;
}

interface KeptPlaceProps {
  list: ReturnType<typeof useOutfitList>;
  results: RefObject<HTMLElement | null>;
}

/** The outfits that are loaded to find the place again; one further down is given up. */
const RESTORED_MAX = 180;
const STORAGE_KEY = "listing-place";
const GESTURES = ["wheel", "touchstart", "pointerdown", "keydown"] as const;

/**
 * Brings a listing back to the outfit where it was after the browser has discarded its tab, or the page was
 * reloaded: loads as many outfits as there were and scrolls to it. The place is in session storage while the
 * page is hidden.
 */
export function KeptPlace({ list, results }: KeptPlaceProps): null {
  const wanted = useRef<Place | null>(null);
  const { outfits, mayLoadMore, loadMore, state } = list;
  const loaded = useRef(0);
  loaded.current = outfits.length;

  useEffect(() => {
    wanted.current = readPlace();
    keepPlace(undefined);
    const giveUp = () => {
      wanted.current = null;
    };
    const keep = () => keepPlace(document.hidden ? currentPlace(results.current, loaded.current) : undefined);
    for (const gesture of GESTURES) addEventListener(gesture, giveUp, { passive: true });
    document.addEventListener("visibilitychange", keep);
    return () => {
      for (const gesture of GESTURES) removeEventListener(gesture, giveUp);
      document.removeEventListener("visibilitychange", keep);
    };
  }, [results]);

  useEffect(() => {
    const place = wanted.current;
    if (!place || state !== "ready") return;
    const entry = entryOf(results.current, place.outfitId);
    if (entry) {
      window.scrollBy({ top: entry.getBoundingClientRect().top - place.top, behavior: "instant" });
      wanted.current = null;
    } else if (outfits.length >= Math.min(place.loaded, RESTORED_MAX)) wanted.current = null;
    else if (mayLoadMore) loadMore();
  }, [state, outfits, mayLoadMore, loadMore, results]);

  return null;
}

/** The history entry that is shown: its key in the router, and its URL. */
const thisEntry = () => `${(history.state as { key?: string } | null)?.key ?? ""} ${location.href}`;

function readPlace(): Place | null {
  const stored = tabStore.readJson(STORAGE_KEY) as Place | null;
  return stored?.entry === thisEntry() ? stored : null;
}

function keepPlace(place: Place | undefined): void {
  tabStore.write(STORAGE_KEY, place ? JSON.stringify(place) : null);
}

const entriesOf = (results: HTMLElement | null) => [...(results?.querySelectorAll("article") ?? [])];
const linkOf = (entry: Element) => entry.querySelector<HTMLAnchorElement>('a[href^="/outfit/"]');
const idOf = (entry: Element) => linkOf(entry)?.pathname.slice("/outfit/".length) ?? "";

function entryOf(results: HTMLElement | null, outfitId: string): Element | undefined {
  return entriesOf(results).find((entry) => idOf(entry) === outfitId);
}

/** Undefined at the start of the listing, where a page begins anyway. */
function currentPlace(results: HTMLElement | null, loaded: number): Place | undefined {
  const entry = entriesOf(results).find((one) => one.getBoundingClientRect().bottom > 0);
  if (!entry || window.scrollY === 0) return undefined;
  return { entry: thisEntry(), outfitId: idOf(entry), top: entry.getBoundingClientRect().top, loaded };
}
