import * as messages from "#app/features/bespoke/messages.ts";
import { BESPOKE_DESCRIPTION_MIN_LENGTH } from "#contract/limits.ts";
import { countCharacters } from "#contract/values/characters.ts";

export function describeDescription(text: string) {
  const ready = countCharacters(text.trim()) >= BESPOKE_DESCRIPTION_MIN_LENGTH;
  return {
    ready,
    hint: ready ? messages.ready : messages.tooShort,
    counter: messages.characterCount(countCharacters(text)),
    button: ready ? messages.createLook : messages.describeFirst,
  };
}
