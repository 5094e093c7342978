import { z } from "zod";
import { OUTFIT_FORM_MESSAGES as messages } from "#contract/messages/outfit-form.ts";
import { ITEM_MATCHES, ITEM_ROLES, type Spot } from "./item-styling.ts";

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
