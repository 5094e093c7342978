import { rememberedChoice } from "#app/lib/remembered-choice.ts";

/** Whether the decorative background moves. */
export const backgroundMotion = rememberedChoice("background", "moving", "still");
