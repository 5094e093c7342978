import { z } from "zod";
import { INPUT_MESSAGES } from "#contract/messages/input.ts";
import { SETTINGS_MESSAGES as messages, tooLong, unknownSetting } from "#contract/messages/shop-settings.ts";
import { hasVisibleCharacter, storedText } from "#contract/values/text.ts";

/** What the schemas of settings are made of. */

export function optionalText(maxLength: number, message: string) {
  return storedText(z.string(message).trim().max(maxLength, tooLong(maxLength)), INPUT_MESSAGES.invisible);
}

export function requiredText(maxLength: number, message: string) {
  return optionalText(maxLength, message).refine(hasVisibleCharacter, message);
}

/** An object that refuses keys it does not know. */
export function group<const Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject(shape, {
    error: (issue) =>
      issue.code === "unrecognized_keys" ? unknownSetting(issue.keys as string[]) : messages.groupExpected,
  });
}

/** An object with the same schema for each key. */
export function groupOf<const Keys extends readonly string[], Schema extends z.ZodType>(
  keys: Keys,
  schema: (key: Keys[number]) => Schema,
) {
  return group(
    Object.fromEntries(keys.map((key) => [key, schema(key)])) as unknown as Record<Keys[number], Schema>,
  );
}

const PHONE = /^\+?[\d ()/-]+$/;

export const optionalPhone = (maxLength: number) =>
  optionalText(maxLength, messages.phoneInvalid).refine(
    (phone) => phone === "" || (PHONE.test(phone) && /\d{3}/.test(phone)),
    messages.phoneInvalid,
  );
