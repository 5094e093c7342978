import { BESPOKE_DESCRIPTION_MAX_LENGTH, BESPOKE_DESCRIPTION_MIN_LENGTH } from "#contract/limits.ts";
import { countCharacters } from "#contract/values/characters.ts";

/** Hint, counter and button label of the bespoke form for a description. */
export function describeDescription(text: string) {
  const ready = countCharacters(text.trim()) >= BESPOKE_DESCRIPTION_MIN_LENGTH;
  return {
    ready,
    hint: ready ? "✓ Ready to submit" : "Minimum 10 characters needed",
    counter: `${countCharacters(text)}/${BESPOKE_DESCRIPTION_MAX_LENGTH} characters`,
    button: ready ? "Create My Bespoke Look" : "Please describe your look",
  };
}
