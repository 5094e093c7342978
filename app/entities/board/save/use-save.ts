import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback } from "react";
import { useLocation } from "react-router";
import { saveOutfit } from "#app/entities/board/save-call.ts";
import { cacheSaved, changeScope, refreshBoards, savedQuery } from "#app/entities/board/saved-outfits.ts";
import { isCurrentUser, requireCurrentUser, useCurrentUser } from "#app/entities/session/session-store.ts";
import { intendedPath, intendedSubject, useIntent } from "#app/entities/session/sign-in-intent.ts";
import { failureText } from "#app/lib/failure-text.ts";
import { showToast } from "#app/ui/toast.tsx";
import type { SavedOutfits } from "#contract/boards/boards.ts";
import { SAVE_MESSAGES } from "#contract/messages/save.ts";
import type { OutfitSummary } from "#contract/outfit/outfit.ts";

export type SavableOutfit = Pick<OutfitSummary, "_id" | "category" | "section">;

/**
 * Whether an outfit is on any of the user's boards, and the function that saves it to "Saved". It counts as
 * saved while the call runs.
 */
export function useSave(userId: string | undefined, outfitId: string, onFailed?: () => void) {
  const client = useQueryClient();
  const { data: isOnBoard = false } = useQuery({
    ...savedQuery(userId),
    select: useCallback(({ outfitIds }: SavedOutfits) => outfitIds.includes(outfitId), [outfitId]),
  });
  const {
    mutate,
    isPending,
    data: result,
  } = useMutation({
    scope: changeScope(outfitId),
    meta: { failureMessage: "Saving a look failed" },
    mutationFn: async (saved: { userId: string; outfitId: string }) => {
      requireCurrentUser(saved.userId);
      const { boardId } = await client.query({ ...savedQuery(saved.userId), staleTime: "static" });
      requireCurrentUser(saved.userId);
      return saveOutfit(boardId, saved.outfitId);
    },
    // The ids of the call, because the component may have been given another outfit meanwhile.
    onSuccess: ({ isSaved }, saved) => {
      cacheSaved(client, saved.userId, saved.outfitId, isSaved);
      void refreshBoards(client);
    },
    onError: (error, saved) => {
      if (!isCurrentUser(saved.userId)) return;
      void showToast("error", failureText(error, SAVE_MESSAGES.failed));
      onFailed?.();
    },
  });
  return {
    isSaved: isPending || isOnBoard,
    isSaving: isPending,
    asksForAlerts: result?.asksForAlerts ?? false,
    save: (onSaved?: () => void) => {
      if (userId && !isPending) mutate({ userId, outfitId }, onSaved ? { onSuccess: onSaved } : {});
    },
  };
}

/**
 * Saves the outfit that a visitor wanted to save, once they are signed in and back on that page. The outfit's
 * button may not be there to do so: its page of the list may not be loaded. Rendered once, in the root.
 */
export function ResumedSave() {
  const userId = useCurrentUser()?._id;
  const { pathname, search } = useLocation();
  const isBack = userId !== undefined && intendedPath() === pathname + search;
  const outfitId = (isBack && intendedSubject("save")) || "";
  const { save } = useSave(userId, outfitId);
  useIntent("save", outfitId, outfitId !== "", () =>
    save(() => void showToast("success", SAVE_MESSAGES.saved)),
  );
  return null;
}
