/**
 * Whether a key belongs to an input method that is still composing, as for Hindi, Japanese or Chinese: its
 * arrows, Enter and letters choose among the method's candidates and must not trigger shortcuts.
 */
export function isComposing(event: Pick<KeyboardEvent, "isComposing" | "keyCode">): boolean {
  // Safari ends the composition before the keydown of the Enter that confirms it; the key code still says so.
  return event.isComposing || event.keyCode === 229;
}
