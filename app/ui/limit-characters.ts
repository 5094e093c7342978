import type { ChangeEvent, ChangeEventHandler, CompositionEvent } from "react";
import { countCharacters, firstCharacters } from "#contract/values/characters.ts";

type TextControl = HTMLInputElement | HTMLTextAreaElement;

interface LimitedProps<Control extends TextControl> {
  maxLength?: number | undefined;
  onChange?: ChangeEventHandler<Control> | undefined;
}

/**
 * The `maxLength` of a field in characters: the browser counts UTF-16 units, of which an emoji has two or
 * more. Input beyond the limit is removed before the caret, as browsers do.
 */
export function limitCharacters<Control extends TextControl>({ maxLength, onChange }: LimitedProps<Control>) {
  if (maxLength === undefined) return { onChange };
  return {
    // A text within the limit never reaches it; it bounds the input while scripts do not run.
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
      // Setting `value` would keep React from detecting the change.
      control.setRangeText(cut.value, 0, control.value.length);
      control.setSelectionRange(cut.caret, cut.caret);
      control.dispatchEvent(new InputEvent("input", { bubbles: true }));
    },
  };
}

/**
 * The control's text cut to the limit, and its caret then; undefined if the text is within the limit.
 */
function cutAtCaret(control: TextControl, maxLength: number) {
  const { value, selectionEnd } = control;
  const excess = countCharacters(value) - maxLength;
  if (excess <= 0) return undefined;
  // Fields of type email do not expose their caret.
  if (selectionEnd === null) return { value: firstCharacters(value, maxLength), caret: undefined };
  const before = value.slice(0, selectionEnd);
  const start = firstCharacters(before, Math.max(0, countCharacters(before) - excess));
  return { value: firstCharacters(start + value.slice(selectionEnd), maxLength), caret: start.length };
}
