import { rememberedChoice } from "#app/lib/remembered-choice.ts";

export const listLayout = rememberedChoice("outfitView", "grid", "list");

/** Whether pictures show their items. */
export const itemsShown = rememberedChoice("pieces", "on", "off");
