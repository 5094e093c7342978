import { DRAFTS_KEY } from "#app/entities/session/browsing-data.ts";
import { tabStore } from "#app/lib/storage.ts";

/** Texts by key, the one that was changed last at the end. */
type Drafts = Record<string, string>;

const DRAFTS_MAX = 20;

/** Each user's own, and one for each outfit and comment. */
export const draftKey = (userId: string, targetId: string) => `${userId} ${targetId}`;

/** The text that was typed in this tab and not sent yet; empty without one. */
export function readDraft(key: string): string {
  const text = readAll()[key];
  return typeof text === "string" ? text : "";
}

/** A blank text removes the draft. */
export function writeDraft(key: string, text: string): void {
  const { [key]: _former, ...others } = readAll();
  if (text.trim() !== "") others[key] = text;
  const latest = Object.entries(others).slice(-DRAFTS_MAX);
  tabStore.write(DRAFTS_KEY, latest.length > 0 ? JSON.stringify(Object.fromEntries(latest)) : null);
}

function readAll(): Drafts {
  return (tabStore.readJson(DRAFTS_KEY) ?? {}) as Drafts;
}
