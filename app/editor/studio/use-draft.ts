import { useEffect, useEffectEvent, useRef, useState } from "react";
import type { Board } from "#app/editor/studio/board/use-board.ts";
import { isRefusedWith, SAVED_BY, type StoredDraft, useStudioCalls } from "#app/editor/studio/studio-api.ts";
import { removeUnsavedBoard, writeUnsavedBoard } from "#app/editor/studio/unsaved-board.ts";
import { hasChosenSignOut, isCurrentUser, useSessionStore } from "#app/entities/session/session-store.ts";
import { failureText } from "#app/lib/failure-text.ts";
import { readToken } from "#app/lib/token.ts";
import { ApiFailure } from "#contract/http/api-client.ts";
import type { Composition } from "#contract/studio/composition.ts";
import type { DraftInput, StudioBoard } from "#contract/studio/studio.ts";

/** What a board begins with: a draft, or what no draft is of yet. */
export type StartBoard = StudioBoard & Partial<Pick<StoredDraft, "version" | "leftBy">>;

/** The look whose picture the board of a draft changes, null for a new one; and the draft that it replaces. */
export type DraftOf = Pick<DraftInput, "outfitId" | "submissionId" | "version">;

const SAVE_AFTER_MS = 2_000;

const NOT_REACHED = "the shop could not be reached.";

export type DraftState =
  | { kind: "unchanged" | "unsaved" | "saving" | "saved" }
  /** "conflict": another tab or device has saved another board, so that nothing is saved until a choice is made. */
  | { kind: "failed" | "conflict"; error: string };

/** What is to become of the draft once its board is used. */
export interface DraftInUse {
  /** The draft is being deleted, or is in a look: what is on the board is not saved any more. */
  abandon: () => void;
  /** The draft could not be deleted. */
  resume: () => void;
  isAbandoned: () => boolean;
}

interface DraftOptions {
  /** Undefined for a board that is not kept. */
  draftOf: DraftOf | undefined;
  /** What the board begins with. */
  start: StartBoard;
  onOther: ((draft: StoredDraft) => boolean) | undefined;
}

/**
 * Saves the board as the person's draft, a moment after each change and when the page is left. A board that
 * has not been changed is not saved; nor is one without a look that it is a draft of. What could not be saved
 * stays in this tab, except after signing out.
 */
export function useDraft(
  { composition, cutouts }: Pick<Board, "composition" | "cutouts">,
  { draftOf, start, onOther }: DraftOptions,
) {
  const isKept = draftOf !== undefined;
  const { saveDraft, saveDraftOnLeaving, readDraft } = useStudioCalls();
  const [userId] = useState(() => useSessionStore.getState().currentUser?._id);
  const version = useRef(draftOf?.version);
  const leftBy = useRef(start.leftBy);
  const saved = useRef(start.leftBy === undefined ? composition : undefined);
  /** Whether the server has this board's draft. */
  const isStored = useRef(start.leftBy === undefined && start.version !== undefined);
  const isAbandoned = useRef(false);
  /** What could not be saved is not tried again by itself, unless the network comes back. */
  const failed = useRef<Composition>(undefined);
  const isSignedOut = useRef(false);
  /** From a failure until the board is saved, also while that is tried. */
  const [hasFailed, setHasFailed] = useState(false);
  const [state, setState] = useState<DraftState>({ kind: "unchanged" });
  const isSaving = state.kind === "saving";
  const isConflict = state.kind === "conflict";

  /** What is not saved yet, for a page that ends without another event. */
  const keepInTab = useEffectEvent((mayBeSaved: boolean) => {
    if (!userId || isAbandoned.current || hasChosenSignOut()) return;
    const draft = { composition, ...draftOf, version: version.current };
    const savedBy = [SAVED_BY, ...(leftBy.current ?? [])];
    writeUnsavedBoard({ ...draft, userId, cutouts: [...cutouts.values()], savedBy, mayBeSaved });
  });
  const fail = (error: unknown, kind: "failed" | "conflict") => {
    failed.current = composition;
    isSignedOut.current = error instanceof ApiFailure && error.status === 401;
    setHasFailed(true);
    keepInTab(false);
    setState({ kind, error: failureText(error, NOT_REACHED) });
  };
  const save = useEffectEvent(async () => {
    if (!isKept || isSaving || isAbandoned.current || saved.current === composition) return;
    if (!isCurrentUser(userId)) return;
    setState({ kind: "saving" });
    try {
      await saveDraft({ composition, ...draftOf, version: version.current }, leftBy.current);
      leftBy.current = undefined;
      isStored.current = true;
      saved.current = composition;
      isSignedOut.current = false;
      setHasFailed(false);
      setState({ kind: "saved" });
    } catch (error) {
      fail(error, isRefusedWith(error, "changedMeanwhile") ? "conflict" : "failed");
    }
  });
  const retry = useEffectEvent(() => {
    if (!isConflict) void save();
  });
  const saveOnLeaving = useEffectEvent(async (isPageClosed: boolean) => {
    if (!isKept || isAbandoned.current || saved.current === composition || hasChosenSignOut()) return;
    // Nothing is there to try again when the call fails.
    keepInTab(isPageClosed && isStored.current && !hasFailed);
    if (isConflict || isSignedOut.current || readToken() === null || !isCurrentUser(userId)) return;
    const draft = { composition, ...draftOf, version: version.current };
    if (await saveDraftOnLeaving(draft, { isPageClosed })) saved.current = composition;
  });

  /** A page that is hidden can be discarded without being closed. */
  const saveWhenHidden = useEffectEvent(() => {
    if (document.visibilityState !== "hidden" || !isKept) return;
    if (saved.current === composition || failed.current === composition) return;
    keepInTab(isStored.current && !hasFailed);
    if (!isConflict && !isSignedOut.current) void save();
  });

  useEffect(() => {
    if (!isKept || isSaving || isConflict) return;
    if (saved.current === composition || failed.current === composition) return;
    setState({ kind: "unsaved" });
    const timer = setTimeout(() => void save(), SAVE_AFTER_MS);
    return () => clearTimeout(timer);
  }, [composition, isSaving, isConflict, isKept]);
  useEffect(() => {
    const close = () => void saveOnLeaving(true);
    const online = () => retry();
    const hide = () => saveWhenHidden();
    window.addEventListener("pagehide", close);
    document.addEventListener("visibilitychange", hide);
    window.addEventListener("online", online);
    return () => {
      window.removeEventListener("pagehide", close);
      document.removeEventListener("visibilitychange", hide);
      window.removeEventListener("online", online);
      void saveOnLeaving(false);
    };
  }, []);

  /** Undefined where it could not be read. */
  async function readOther(): Promise<StoredDraft | null | undefined> {
    try {
      return await readDraft();
    } catch (error) {
      fail(error, "conflict");
      return undefined;
    }
  }

  const inUse: DraftInUse = {
    abandon: () => {
      isAbandoned.current = true;
    },
    resume: () => {
      isAbandoned.current = false;
      // The response can be lost of a deletion that was done.
      if (isStored.current) saved.current = undefined;
      retry();
    },
    isAbandoned: () => isAbandoned.current,
  };
  return {
    inUse,
    state,
    /** Whether the last changes could not be saved; they may be lost. */
    isUnsaved: hasFailed,
    retry: () => void save(),
    /** Saves this board in place of the one that another tab or device has saved. */
    keep: async () => {
      const other = await readOther();
      if (other === undefined) return;
      version.current = other?.version;
      await save();
    },
    /** Goes on with the board that another tab or device has saved, unless it is gone by now. */
    takeOther: async () => {
      const other = await readOther();
      if (other === null) return save();
      if (!other) return;
      if (!onOther?.(other)) return;
      isAbandoned.current = true;
      removeUnsavedBoard();
    },
  };
}
