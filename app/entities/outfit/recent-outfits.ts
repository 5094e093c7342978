import { RECENT_OUTFITS_KEY } from "#app/entities/session/browsing-data.ts";
import { localStore } from "#app/lib/storage.ts";

const RECENT_MAX = 12;
/** Checked because one invalid id makes the whole call fail. */
const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** The ids of the looks that were last opened in this browser, newest first. */
export function readRecentOutfits(): string[] {
  const stored = localStore.readJson(RECENT_OUTFITS_KEY);
  if (!Array.isArray(stored)) return [];
  const ids = stored.filter((id): id is string => typeof id === "string" && ID.test(id));
  return [...new Set(ids)].slice(0, RECENT_MAX);
}

/** Stores the outfit of an outfit page, in this browser only; other paths are ignored. */
export function rememberOutfit(pathname: string): void {
  const [, screen, id = "", ...rest] = pathname.split("/");
  if (screen !== "outfit" || rest.length > 0 || !ID.test(id)) return;
  store([id, ...readRecentOutfits().filter((known) => known !== id)].slice(0, RECENT_MAX));
}

export function clearRecentOutfits(): void {
  store([]);
}

function store(ids: string[]): void {
  localStore.write(RECENT_OUTFITS_KEY, JSON.stringify(ids));
}
