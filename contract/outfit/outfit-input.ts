import { z } from "zod";
import {
  DESCRIPTION_MAX_LENGTH,
  ITEM_LINK_MAX_LENGTH,
  ITEM_NAME_MAX_LENGTH,
  ITEM_PRICE_MAX,
  ITEMS_MAX,
  RATING_MAX,
  SOURCE_NAME_MAX_LENGTH,
  TAG_MAX_LENGTH,
  TAGS_MAX,
} from "#contract/limits.ts";
import { isHttpUrl } from "#contract/links/http-url.ts";
import { OUTFIT_FORM_MESSAGES as messages } from "#contract/messages/outfit-form.ts";
import { isWholePaise } from "#contract/values/money.ts";
import { storedText } from "#contract/values/stored-text.ts";
import { stylingInputFields } from "./item-styling-input.ts";
import { CATEGORIES, DEFAULT_OUTFIT_TYPE, OUTFIT_TYPES, SECTIONS } from "./outfit-vocabulary.ts";

/** Validation of outfits from the form and from imports, with the messages for each field. */

function requiredText(maxLength: number, message: string) {
  return storedText(
    z.string(message).trim().min(1, message).max(maxLength, `Please use at most ${maxLength} characters`),
    messages.invisible,
  );
}

/** A line break in a name is a quotation mark that takes in the rows below it, or a paragraph that was pasted. */
function requiredName(maxLength: number, message: string) {
  return requiredText(maxLength, message).refine((text) => !/[\r\n]/.test(text), messages.nameOneLine);
}

export const outfitItemInputSchema = z.object({
  sourceName: requiredName(SOURCE_NAME_MAX_LENGTH, messages.sourceNameRequired),
  itemName: requiredName(ITEM_NAME_MAX_LENGTH, messages.itemNameRequired),
  itemPrice: z
    .number(messages.priceRequired)
    .gt(0, messages.priceRequired)
    .max(ITEM_PRICE_MAX, messages.priceTooHigh)
    .refine(isWholePaise, messages.pricePaise),
  // An absent link is reported as missing only, not as invalid too.
  itemLink: requiredText(ITEM_LINK_MAX_LENGTH, messages.itemLinkRequired).refine(
    (text) => text === "" || isHttpUrl(text),
    messages.itemLinkInvalid,
  ),
  ...stylingInputFields,
});

/** An enum with separate messages for an absent and for an unknown value. */
function oneOf<const T extends readonly string[]>(words: T, missing: string, unknown: string) {
  return z.enum(words, { error: ({ input }) => (input === undefined || input === "" ? missing : unknown) });
}

export const tagSchema = requiredText(TAG_MAX_LENGTH, messages.tagBlank);

export const outfitInputSchema = z.object({
  category: oneOf(CATEGORIES, messages.categoryRequired, messages.categoryUnknown),
  section: oneOf(SECTIONS, messages.sectionRequired, messages.sectionUnknown),
  type: z.enum(OUTFIT_TYPES, messages.typeUnknown).default(DEFAULT_OUTFIT_TYPE),
  rateLook: z
    .number(messages.ratingRange)
    .min(0, messages.ratingRange)
    .max(RATING_MAX, messages.ratingRange)
    .default(0),
  tags: z.array(tagSchema, messages.tagsList).max(TAGS_MAX, messages.tooManyTags).default([]),
  description: storedText(
    z.string(messages.descriptionText).trim().max(DESCRIPTION_MAX_LENGTH, messages.descriptionTooLong),
    messages.invisible,
  ).default(""),
  items: z
    .array(outfitItemInputSchema, messages.itemsRequired)
    .min(1, messages.itemsRequired)
    .max(ITEMS_MAX, messages.tooManyItems),
});
export type OutfitInput = z.output<typeof outfitInputSchema>;

/** One line of a catalogue file: an outfit, whether it is active, and the path of its picture. */
export const catalogueLineSchema = z.object({
  ...outfitInputSchema.shape,
  isActive: z.boolean("Please say true or false").default(true),
  image: z.string("Please give the path of a picture file").min(1).optional(),
});
export type CatalogueLine = z.output<typeof catalogueLineSchema>;
