import { useState } from "react";
import { EMPTY_DRAFT, type LookDraft } from "#app/dashboard/moderation/looks/look-decision.ts";

/**
 * What is typed for each look, by its id: a decision that was undone or failed can be changed, and a note
 * outlives a look at the other tab.
 */
export function useLookDrafts() {
  const [drafts, setDrafts] = useState<ReadonlyMap<string, LookDraft>>(new Map());
  return {
    drafts,
    change: (id: string, changes: Partial<LookDraft>) =>
      setDrafts((before) => new Map(before).set(id, { ...(before.get(id) ?? EMPTY_DRAFT), ...changes })),
    remove: (id: string) => setDrafts((before) => new Map([...before].filter(([key]) => key !== id))),
  };
}

export type LookDrafts = ReturnType<typeof useLookDrafts>;
