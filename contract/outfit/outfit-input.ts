import { z } from "zod";
import {
  DESCRIPTION_MAX_LENGTH,
  ITEM_LINK_MAX_LENGTH,
  ITEM_NAME_MAX_LENGTH,
  ITEM_PRICE_MAX,
  ITEMS_MAX,
  PUBLISH_WITHIN_YEARS,
  RATING_MAX,
  SOURCE_NAME_MAX_LENGTH,
  TAG_MAX_LENGTH,
  TAGS_MAX,
} from "#contract/limits.ts";
import { isHttpUrl } from "#contract/links/link-url.ts";
import { IMPORT_MESSAGES } from "#contract/messages/import.ts";
import { INPUT_MESSAGES } from "#contract/messages/input.ts";
import { OUTFIT_FORM_MESSAGES as messages, OUTFIT_CHANGE_MESSAGES } from "#contract/messages/outfit-form.ts";
import { ITEM_MATCHES, ITEM_ROLES, type Spot } from "#contract/outfit/item-styling.ts";
import {
  CATEGORIES,
  DEFAULT_OUTFIT_TYPE,
  OUTFIT_TYPES,
  SECTIONS,
} from "#contract/outfit/outfit-vocabulary.ts";
import { isWholePaise } from "#contract/values/money.ts";
import { storedText } from "#contract/values/text.ts";

/** Validation of outfits from the form and from imports, with the messages for each field. */

function requiredText(maxLength: number, message: string) {
  return storedText(
    z.string(message).trim().min(1, message).max(maxLength, `Please use at most ${maxLength} characters`),
    INPUT_MESSAGES.invisible,
  );
}

/**
 * A line break in a name is a quotation mark that takes in the rows below it, or a paragraph that was pasted.
 */
function requiredName(maxLength: number, message: string) {
  return requiredText(maxLength, message).refine((text) => !/[\r\n]/.test(text), messages.nameOneLine);
}

const share = z.number(messages.spotRange).min(0, messages.spotRange).max(1, messages.spotRange);

export const spotSchema: z.ZodType<Spot> = z
  .object({ x: share, y: share }, messages.spotPoint)
  .meta({ id: "Spot" });

/** What the form and an import may say of an item's place in the outfit; null removes what is stored. */
export const stylingInputFields = {
  role: z.enum(ITEM_ROLES, messages.roleUnknown).nullish(),
  match: z.enum(ITEM_MATCHES, messages.matchUnknown).nullish(),
  spot: spotSchema.nullish(),
};

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
    INPUT_MESSAGES.invisible,
  ).default(""),
  items: z
    .array(outfitItemInputSchema, messages.itemsRequired)
    .min(1, messages.itemsRequired)
    .max(ITEMS_MAX, messages.tooManyItems),
});
export type OutfitInput = z.output<typeof outfitInputSchema>;

/**
 * The time at which an inactive outfit is to be activated, within two years. Whether it is in the future is
 * checked by the database's clock, which publishes: those of devices and nodes may be wrong.
 */
export const publishAtSchema = z.iso
  .datetime({ offset: true, error: OUTFIT_CHANGE_MESSAGES.publishAtInvalid })
  .transform((text) => new Date(text))
  .refine((time) => time <= latestPublishAt(), OUTFIT_CHANGE_MESSAGES.publishAtTooLate);

function latestPublishAt(): Date {
  const latest = new Date();
  latest.setUTCFullYear(latest.getUTCFullYear() + PUBLISH_WITHIN_YEARS);
  return latest;
}

/**
 * One line of a catalogue file: an outfit, whether it is active or when it will be, the path of its picture,
 * and the id that an export wrote.
 */
export const catalogueLineSchema = z.object({
  id: z.uuid(IMPORT_MESSAGES.idUnknown).toLowerCase().optional(),
  ...outfitInputSchema.shape,
  isActive: z.boolean(INPUT_MESSAGES.trueOrFalse).default(true),
  publishAt: publishAtSchema.nullable().optional(),
  image: z.string(INPUT_MESSAGES.picturePath).min(1).optional(),
});
export type CatalogueLine = z.output<typeof catalogueLineSchema>;

/** A line that changes an outfit: what it says nothing about stays. */
export const cataloguePatchSchema = catalogueLineSchema.partial().extend({
  items: z
    .array(outfitItemInputSchema.partial(), messages.itemsRequired)
    .min(1, messages.itemsRequired)
    .max(ITEMS_MAX, messages.tooManyItems)
    .optional(),
});
export type CataloguePatch = z.output<typeof cataloguePatchSchema>;
