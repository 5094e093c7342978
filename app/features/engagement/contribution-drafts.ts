import { DRAFTS_KEY } from "#app/entities/session/browsing-data.ts";
import { tabStore } from "#app/lib/storage.ts";
import type { SentAttempt } from "#app/lib/use-idempotency-key.ts";

/** A text that was typed in this tab. */
interface Draft {
  text: string;
  /** Whose response did not arrive: the text may have been posted. */
  attempt?: SentAttempt;
}

/** By key, the one that was changed last at the end. */
type Drafts = Record<string, Draft>;

const DRAFTS_MAX = 20;

/** Each user's own, and one for each outfit and comment. */
export const draftKey = (userId: string, targetId: string) => `${userId} ${targetId}`;

/** The draft that was not posted yet; undefined without one. */
export function readDraft(key: string): Draft | undefined {
  return readAll()[key];
}

/** A blank text removes the draft. */
export function writeDraft(key: string, changes: Partial<Draft>): void {
  const { [key]: former, ...others } = readAll();
  const draft = { text: "", ...former, ...changes };
  if (draft.text.trim() !== "") others[key] = draft;
  const latest = Object.entries(others).slice(-DRAFTS_MAX);
  tabStore.write(DRAFTS_KEY, latest.length > 0 ? JSON.stringify(Object.fromEntries(latest)) : null);
}

function readAll(): Drafts {
  return (tabStore.readJson(DRAFTS_KEY) ?? {}) as Drafts;
}
