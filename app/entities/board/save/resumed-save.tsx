import { useLocation } from "react-router";
import { useSave } from "#app/entities/board/save/use-save.ts";
import { useCurrentUser } from "#app/entities/session/session-store.ts";
import { intendedPlace, intendedSubject, useIntent } from "#app/entities/session/sign-in-intent.ts";
import { showToast } from "#app/ui/toast.tsx";
import { SAVE_MESSAGES } from "#contract/messages/save.ts";

/**
 * Saves what a visitor wanted to save, once they are signed in and back on that page; the outfit's own button
 * may not be on the page, far down in a list. Rendered once, in the root.
 */
export function ResumedSave() {
  const userId = useCurrentUser()?._id;
  const { pathname, search } = useLocation();
  const isBack = userId !== undefined && intendedPlace() === pathname + search;
  const outfitId = (isBack && intendedSubject("save")) || "";
  const { save } = useSave(userId, outfitId);
  useIntent("save", outfitId, outfitId !== "", () =>
    save(() => void showToast("success", SAVE_MESSAGES.saved)),
  );
  return null;
}
