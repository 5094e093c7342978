import { z } from "zod";
import { ITEMS_MAX } from "#contract/limits.ts";
import { ADMIN_MESSAGES } from "#contract/messages/admin.ts";
import { OUTFIT_FORM_MESSAGES as messages } from "#contract/messages/outfit-form.ts";
import { outfitInputSchema, outfitItemInputSchema, publishAtSchema } from "#contract/outfit/outfit-input.ts";
import { uploadedFileSchema } from "#server/http/plugins/uploads.ts";

/*
 * The administrator's multipart form: every field is a text, lists are JSON. Parsed values are validated by
 * the contract's schemas; numberOfItems is ignored, because the server counts the items.
 */

const { category, section, type, rateLook, tags, description, items } = outfitInputSchema.shape;
const blankAsNull = z.string().transform((text) => text.trim() || null);
const image = uploadedFileSchema(messages.imageRequired);

export const newOutfitFormSchema = z.object({
  category,
  section,
  type,
  rateLook: numberText(messages.ratingRange).pipe(rateLook),
  tags: jsonText(messages.tagsList).pipe(tags).optional().default([]),
  description,
  items: jsonText(messages.itemsRequired).pipe(items),
  publishAt: blankAsNull.pipe(publishAtSchema.nullable()).optional(),
  image,
});

/** An item may name the stored item that it replaces, whose id it takes over. */
const editedItemsSchema = z
  .array(
    outfitItemInputSchema.extend({ itemId: z.string().optional().catch(undefined) }),
    messages.itemsRequired,
  )
  .min(1, messages.itemsRequired)
  .max(ITEMS_MAX, messages.tooManyItems);

/** An omitted field keeps its value. */
export const outfitEditFormSchema = z.object({
  category: category.optional(),
  section: section.optional(),
  type: type.unwrap().optional(),
  rateLook: numberText(messages.ratingRange).pipe(rateLook.unwrap().optional()),
  tags: jsonText(messages.tagsList).pipe(tags.unwrap()).optional(),
  description: description.unwrap().optional(),
  items: jsonText(messages.itemsRequired).pipe(editedItemsSchema).optional(),
  publishAt: blankAsNull.pipe(publishAtSchema.nullable()).optional().describe("blank takes the date away"),
  image: image.optional(),
  version: numberText(ADMIN_MESSAGES.versionInvalid).pipe(z.int(ADMIN_MESSAGES.versionInvalid).optional()),
});
export type OutfitEdit = Omit<z.output<typeof outfitEditFormSchema>, "image">;

function jsonText(missing: string) {
  return z.string(missing).transform((text, context): unknown => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue(ADMIN_MESSAGES.jsonExpected);
      return z.NEVER;
    }
  });
}

/** A blank field counts as omitted. */
function numberText(message: string) {
  return z
    .string()
    .optional()
    .transform((text, context) => {
      const trimmed = text?.trim() ?? "";
      if (trimmed === "") return undefined;
      if (/^[+-]?(\d+\.?\d*|\.\d+)$/.test(trimmed)) return Number(trimmed);
      context.addIssue(message);
      return z.NEVER;
    });
}
