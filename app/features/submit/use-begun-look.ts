import { useEffect, useEffectEvent, useRef } from "react";
import type { OutfitFormState } from "#app/editor/outfit/outfit-rules.ts";
import { hasChosenSignOut } from "#app/entities/session/session-store.ts";
import { removeBegunLook, type SeenLook, writeBegunLook } from "#app/features/submit/begun-looks.ts";

const WRITE_AFTER_MS = 500;

/**
 * Keeps what is entered in this browser, a moment after each change and when the page or the screen is left, so that
 * neither a lost line nor an ended session takes it.
 */
export function useBegunLook(form: OutfitFormState, userId: string, look: () => SeenLook | null) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isChanged = useRef(false);

  const write = useEffectEvent(() => {
    clearTimeout(timer.current);
    if (!isChanged.current || hasChosenSignOut()) return;
    isChanged.current = false;
    writeBegunLook(userId, look(), form.getValues());
  });
  const { subscribe } = form;
  useEffect(() => {
    const leave = () => write();
    const unsubscribe = subscribe({
      formState: { values: true },
      callback: () => {
        isChanged.current = true;
        clearTimeout(timer.current);
        timer.current = setTimeout(leave, WRITE_AFTER_MS);
      },
    });
    addEventListener("pagehide", leave);
    return () => {
      unsubscribe();
      removeEventListener("pagehide", leave);
      leave();
    };
  }, [subscribe]);

  return {
    /** What was entered is on the server now, or not wanted any more. */
    forget: () => {
      clearTimeout(timer.current);
      isChanged.current = false;
      removeBegunLook(userId, look()?._id ?? null);
    },
  };
}
