import { type RefObject, useEffect, useEffectEvent, useRef } from "react";
import { isComposing } from "#app/lib/is-composing.ts";

const STEPS: Record<string, number> = { j: 1, k: -1 };
/** Where letters are typed, and choose an option. */
const FIELDS = "input, select, textarea";

/** A button of an entry; `key` is its shortcut, and `action` its `data-action`. */
interface QueueButton {
  action: string;
  key: string;
}

/**
 * Shortcuts while the focus is in the queue: J and K move to the next and previous entry, the others press a
 * button of the entry.
 */
export function useQueueKeys(
  list: RefObject<HTMLUListElement | null>,
  buttons: readonly QueueButton[],
): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey || isComposing(event)) return;
    if ((event.target as Element).matches(FIELDS)) return;
    const entries = [...(list.current?.children ?? [])];
    const at = entries.findIndex((entry) => entry.contains(event.target as Node));
    const key = event.key.toLowerCase();
    const step = STEPS[key];
    const button = buttons.find((one) => one.key === key);
    // The focus moves on with each decision, so a held key would decide on the whole queue.
    if (event.repeat && step === undefined) {
      if (button || key === "enter") event.preventDefault();
      return;
    }
    if (step === undefined && !button) return;
    event.preventDefault();
    if (step !== undefined) focusEntry(entries[at + step]);
    else entries[at]?.querySelector<HTMLElement>(`[data-action="${button?.action}"]`)?.click();
  });
  useEffect(() => {
    const element = list.current;
    element?.addEventListener("keydown", press);
    return () => element?.removeEventListener("keydown", press);
  }, [list]);
}

/**
 * Keeps the focus in the queue when another administrator decides on the focused entry: it moves to the
 * following one.
 */
export function useQueueFocus(list: RefObject<HTMLUListElement | null>, focusRest: () => void): void {
  const focusedAt = useRef(-1);
  const onRest = useEffectEvent(focusRest);
  useEffect(() => {
    const follow = ({ target }: Event) => {
      focusedAt.current = [...(list.current?.children ?? [])].findIndex((entry) =>
        entry.contains(target as Node),
      );
    };
    document.addEventListener("focusin", follow);
    document.addEventListener("pointerdown", follow);
    return () => {
      document.removeEventListener("focusin", follow);
      document.removeEventListener("pointerdown", follow);
    };
  }, [list]);
  useEffect(() => {
    if (focusedAt.current === -1 || document.activeElement !== document.body) return;
    const entries = list.current?.children ?? [];
    const successor = entries[Math.min(focusedAt.current, entries.length - 1)];
    if (successor) focusEntry(successor);
    else onRest();
  });
}

function focusEntry(entry: Element | undefined): void {
  if (entry) buttonOf(entry)?.focus();
}

/** The first button that decides on an entry. */
export function buttonOf(entry: Element): HTMLElement | null {
  return entry.querySelector<HTMLElement>("[data-action]");
}
