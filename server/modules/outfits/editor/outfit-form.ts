import { z } from "zod";
import { ITEMS_MAX } from "#contract/limits.ts";
import { ADMIN_MESSAGES } from "#contract/messages/admin.ts";
import { OUTFIT_FORM_MESSAGES as messages } from "#contract/messages/outfit-form.ts";
import { STUDIO_MESSAGES } from "#contract/messages/studio.ts";
import { outfitInputSchema, outfitItemInputSchema, publishAtSchema } from "#contract/outfit/outfit-input.ts";
import { compositionInputSchema } from "#contract/studio/composition.ts";
import { uploadedFileSchema } from "#server/http/plugins/uploads.ts";

/*
 * The administrator's multipart form: every field is a text, lists are JSON. Parsed values are validated by
 * the contract's schemas; numberOfItems is ignored, because the server counts the items.
 */

const { category, section, type, rateLook, tags, description, items } = outfitInputSchema.shape;
const blankAsNull = z.string().transform((text) => text.trim() || null);
const image = uploadedFileSchema(messages.imageRequired).optional();
const board = jsonText(STUDIO_MESSAGES.compositionInvalid)
  .pipe(compositionInputSchema)
  .optional()
  .describe("a board of the studio in place of `image`, which is rendered from it");

interface Pictures {
  image?: unknown;
  composition?: unknown;
}

const hasPicture = ({ image, composition }: Pictures) => image !== undefined || composition !== undefined;
const hasOnePicture = ({ image, composition }: Pictures) => image === undefined || composition === undefined;

/** All errors of a form are reported at once, not just the first. */
const always = () => true;

/** A form with a file or a board, not both. */
export function withPicture<Schema extends z.ZodType<Pictures>>(schema: Schema): Schema {
  return withPictureOnce(schema).refine(hasPicture, {
    error: messages.imageRequired,
    path: ["image"],
    when: always,
  });
}

/** A form with a file, a board, or neither. */
export function withPictureOnce<Schema extends z.ZodType<Pictures>>(schema: Schema): Schema {
  return schema.refine(hasOnePicture, { error: messages.pictureTwice, path: ["image"], when: always });
}

export const newOutfitFields = z.object({
  category,
  section,
  type,
  rateLook: numberText(messages.ratingRange).pipe(rateLook),
  tags: jsonText(messages.tagsList).pipe(tags).optional().default([]),
  description,
  items: jsonText(messages.itemsRequired).pipe(items),
  publishAt: blankAsNull.pipe(publishAtSchema.nullable()).optional(),
  image,
  composition: board,
});

export const newOutfitFormSchema = withPicture(newOutfitFields);

/** An item may name the stored item that it replaces, whose id it takes over. */
const editedItemsSchema = z
  .array(
    outfitItemInputSchema.extend({ itemId: z.string().optional().catch(undefined) }),
    messages.itemsRequired,
  )
  .min(1, messages.itemsRequired)
  .max(ITEMS_MAX, messages.tooManyItems);

/** An omitted field keeps its value. */
const editedOutfitFields = z.object({
  category: category.optional(),
  section: section.optional(),
  type: type.unwrap().optional(),
  rateLook: numberText(messages.ratingRange).pipe(rateLook.unwrap().optional()),
  tags: jsonText(messages.tagsList).pipe(tags.unwrap()).optional(),
  description: description.unwrap().optional(),
  items: jsonText(messages.itemsRequired).pipe(editedItemsSchema).optional(),
  publishAt: blankAsNull.pipe(publishAtSchema.nullable()).optional().describe("blank takes the date away"),
  image,
  composition: board,
  version: numberText(ADMIN_MESSAGES.versionInvalid).pipe(z.int(ADMIN_MESSAGES.versionInvalid).optional()),
});

export const outfitEditFormSchema = withPictureOnce(editedOutfitFields);
export type OutfitEdit = Omit<z.output<typeof outfitEditFormSchema>, "image" | "composition">;

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
