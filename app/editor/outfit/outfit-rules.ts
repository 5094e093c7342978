import { zodResolver } from "@hookform/resolvers/zod";
import type { Resolver, UseFormReturn } from "react-hook-form";
import { z } from "zod";
import { type ItemFields, type OutfitFields, typedOutfit } from "#app/editor/outfit/outfit-fields.ts";
import { OUTFIT_FORM_MESSAGES } from "#contract/messages/outfit-form.ts";
import { SUBMISSION_MESSAGES } from "#contract/messages/submissions.ts";
import { type OutfitInput, outfitInputSchema, publishAtSchema } from "#contract/outfit/outfit-input.ts";
import type { Composition } from "#contract/studio/composition.ts";
import { zonedTime } from "#contract/values/zoned-time.ts";

/** A validated outfit with its new picture and the ids of its existing items. */
export interface CheckedOutfit extends OutfitInput {
  /** Undefined keeps the stored date, null removes it. */
  publishAt?: Date | null | undefined;
  image: File | null;
  composition: Composition | null;
  items: (OutfitInput["items"][number] & Pick<ItemFields, "itemId">)[];
}

export interface RuleContext {
  timeZone: string;
  /** The stored date, in the form's format. */
  storedPublishAt: string;
}

type FormResolver = Resolver<OutfitFields, RuleContext, CheckedOutfit>;

/** The server's schema, with what is said of a missing picture, unless there is a board. */
function rulesFor(imageRequired: string): FormResolver {
  const required = resolverFor(imageRequired);
  return (fields, context, options) =>
    (fields.composition === null ? required : editedOutfitRules)(fields, context, options);
}

function resolverFor(imageRequired: string | null): FormResolver {
  const image = z
    .custom<File | null>()
    .refine((file) => file !== null || imageRequired === null, imageRequired ?? undefined);
  const composition = z.custom<Composition | null>();
  // Its types expect the form's fields to be the schema's input; `typedOutfit` converts them before.
  const check = zodResolver(
    outfitInputSchema.extend({ image, composition, publishAt: publishAtSchema.nullish() }),
  ) as unknown as FormResolver;
  return async (fields, context, options) => {
    const publishAt = context && typedPublishAt(fields.publishAt, context);
    const typed = { ...typedOutfit(fields), publishAt } as unknown as OutfitFields;
    const checked = await check(typed, context, options);
    for (const [index, item] of ((checked.values as CheckedOutfit).items ?? []).entries()) {
      item.itemId = fields.items[index]?.itemId;
    }
    return checked;
  };
}

/** An unchanged date is not sent, because its time may have come meanwhile. */
function typedPublishAt(
  local: string,
  { timeZone, storedPublishAt }: RuleContext,
): string | null | undefined {
  if (local === storedPublishAt) return undefined;
  return local === "" ? null : (zonedTime(local, timeZone)?.toISOString() ?? local);
}

/** Without a new picture, the current one remains. */
export const editedOutfitRules = resolverFor(null);
export const newOutfitRules = rulesFor(OUTFIT_FORM_MESSAGES.imageRequired);
export const newLookRules = rulesFor(SUBMISSION_MESSAGES.imageRequired);

export type OutfitFormState = UseFormReturn<OutfitFields, RuleContext, CheckedOutfit>;
