const VISIBLE = /[^\p{Cc}\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether a text has a visible character: not only spaces, zero-width characters and the like. */
export function hasVisibleCharacter(text: string): boolean {
  return VISIBLE.test(text);
}
