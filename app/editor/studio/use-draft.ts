import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useStudioCalls } from "#app/editor/studio/studio-api.ts";
import { failureText } from "#app/lib/failure-text.ts";
import type { Composition } from "#contract/studio/composition.ts";
import type { DraftInput } from "#contract/studio/studio.ts";

/** The look whose picture the board of a draft changes; null for a new one. */
export type DraftOf = Pick<DraftInput, "outfitId" | "submissionId">;

const SAVE_AFTER_MS = 2_000;

const NOT_REACHED = "the shop could not be reached.";

export type DraftState =
  | { kind: "unchanged" | "unsaved" | "saving" | "saved" }
  | { kind: "failed"; error: string };

/**
 * Saves the board as the person's draft, a moment after each change and when the page is left. A board that
 * has not been changed is not saved; nor is one without a look that it is a draft of.
 */
export function useDraft(composition: Composition, draftOf: DraftOf | undefined) {
  const isKept = draftOf !== undefined;
  const { saveDraft, saveDraftOnLeaving } = useStudioCalls();
  const saved = useRef(composition);
  const isAbandoned = useRef(false);
  /** What could not be saved is not tried again by itself, unless the network comes back. */
  const failed = useRef<Composition>(undefined);
  const [state, setState] = useState<DraftState>({ kind: "unchanged" });
  const isSaving = state.kind === "saving";

  const save = useEffectEvent(async () => {
    if (!isKept || isSaving || isAbandoned.current || saved.current === composition) return;
    setState({ kind: "saving" });
    try {
      await saveDraft({ composition, ...draftOf });
      saved.current = composition;
      setState({ kind: "saved" });
    } catch (error) {
      failed.current = composition;
      setState({ kind: "failed", error: failureText(error, NOT_REACHED) });
    }
  });
  const saveOnLeaving = useEffectEvent(() => {
    if (!isKept || isAbandoned.current || saved.current === composition) return;
    saved.current = composition;
    saveDraftOnLeaving({ composition, ...draftOf });
  });

  useEffect(() => {
    if (!isKept || isSaving || saved.current === composition || failed.current === composition) return;
    setState({ kind: "unsaved" });
    const timer = setTimeout(() => void save(), SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [composition, isSaving, isKept]);
  useEffect(() => {
    const leave = () => saveOnLeaving();
    const retry = () => void save();
    window.addEventListener("pagehide", leave);
    window.addEventListener("online", retry);
    return () => {
      window.removeEventListener("pagehide", leave);
      window.removeEventListener("online", retry);
      leave();
    };
  }, []);

  return {
    state,
    retry: () => void save(),
    /** The draft has been deleted, or is in a look: what is on the board is not saved any more. */
    abandon: () => {
      isAbandoned.current = true;
    },
  };
}
