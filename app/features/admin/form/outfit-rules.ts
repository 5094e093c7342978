import { zodResolver } from "@hookform/resolvers/zod";
import type { Resolver } from "react-hook-form";
import { config, z } from "zod";
import { type ItemFields, type OutfitFields, typedOutfit } from "#app/features/admin/form/outfit-fields.ts";
import { OUTFIT_FORM_MESSAGES } from "#contract/messages/outfit-form.ts";
import { type OutfitInput, outfitInputSchema } from "#contract/outfit-input.ts";

// Zod would otherwise probe for eval, which the Content-Security-Policy reports.
config({ jitless: true });

/** A validated outfit with its new picture and the ids of its existing items. */
export interface CheckedOutfit extends OutfitInput {
  image: File | null;
  items: (OutfitInput["items"][number] & Pick<ItemFields, "itemId">)[];
}

type FormResolver = Resolver<OutfitFields, unknown, CheckedOutfit>;

/** The server's schema; only a new outfit requires a picture. */
function rulesFor(isNew: boolean): FormResolver {
  const image = z
    .custom<File | null>()
    .refine((file) => file !== null || !isNew, OUTFIT_FORM_MESSAGES.imageRequired);
  const check = zodResolver(outfitInputSchema.extend({ image })) as unknown as FormResolver;
  return async (fields, context, options) => {
    const typed = typedOutfit(fields) as unknown as OutfitFields;
    const checked = await check(typed, context, options);
    for (const [place, item] of ((checked.values as CheckedOutfit).items ?? []).entries()) {
      item.itemId = fields.items[place]?.itemId;
    }
    return checked;
  };
}

export const newOutfitRules = rulesFor(true);
export const editedOutfitRules = rulesFor(false);
