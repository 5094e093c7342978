import type { ChangeEvent, ChangeEventHandler, CompositionEvent } from "react";
import { countCharacters, firstCharacters } from "#contract/values/characters.ts";

type TextControl = HTMLInputElement | HTMLTextAreaElement;

interface LimitedProps<Control extends TextControl> {
  maxLength?: number | undefined;
  onChange?: ChangeEventHandler<Control> | undefined;
}

/**
 * The `maxLength` of a field in characters: the browser counts UTF-16 units, of which an emoji has two or
 * more. What is typed or pasted beyond the limit is taken back before the caret, as the browser does it.
 */
export function limitCharacters<Control extends TextControl>({ maxLength, onChange }: LimitedProps<Control>) {
  if (maxLength === undefined) return { onChange };
  return {
    // Never reached by a text within the limit; it bounds what the browser reads without scripts.
    maxLength: maxLength * 2,
    onChange(event: ChangeEvent<Control>) {
      // A composition cannot be changed before it ends.
      const isComposing = (event.nativeEvent as InputEvent).isComposing;
      const cut = isComposing ? undefined : cutAtCaret(event.target, maxLength);
      if (cut) {
        event.target.value = cut.value;
        if (cut.caret !== undefined) event.target.setSelectionRange(cut.caret, cut.caret);
      }
      onChange?.(event);
    },
    onCompositionEnd({ currentTarget: control }: CompositionEvent<Control>) {
      const cut = cutAtCaret(control, maxLength);
      if (cut?.caret === undefined) return;
      // Not by `value`, so that React finds a change and tells the form.
      control.setRangeText(cut.value, 0, control.value.length);
      control.setSelectionRange(cut.caret, cut.caret);
      control.dispatchEvent(new InputEvent("input", { bubbles: true }));
    },
  };
}

/**
 * The text of a control within the limit, and where its caret is then; undefined if it is within the limit.
 */
function cutAtCaret(control: TextControl, maxLength: number) {
  const { value, selectionEnd } = control;
  const excess = countCharacters(value) - maxLength;
  if (excess <= 0) return undefined;
  // Fields for e-mail addresses do not tell their caret.
  if (selectionEnd === null) return { value: firstCharacters(value, maxLength), caret: undefined };
  const before = value.slice(0, selectionEnd);
  const kept = firstCharacters(before, Math.max(0, countCharacters(before) - excess));
  return { value: firstCharacters(kept + value.slice(selectionEnd), maxLength), caret: kept.length };
}
