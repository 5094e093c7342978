import { z } from "zod";
import { INPUT_MESSAGES } from "#contract/messages/input.ts";

/** What a new shop needs before visitors come, in the order of the list. */
export const FIRST_STEPS = ["identity", "catalogue", "contact", "mail", "address", "backup"] as const;
export type FirstStep = (typeof FIRST_STEPS)[number];

export const firstStepsSchema = z
  .object({
    isShown: z
      .boolean()
      .describe("false in a shop with demo outfits, and once an administrator hid the list"),
    done: z.array(z.enum(FIRST_STEPS)).describe("the steps that are done"),
    hasMailServer: z.boolean().describe("whether SMTP_URL is set"),
    publicUrl: z.string(),
    lastBackupAt: z.iso.datetime().nullable(),
  })
  .meta({ id: "FirstSteps" });
export type FirstSteps = z.infer<typeof firstStepsSchema>;

export const firstStepsChangeSchema = z.object({ isHidden: z.boolean(INPUT_MESSAGES.trueOrFalse) });

export const testMailSchema = z.object({ sentTo: z.string() }).meta({ id: "TestMail" });
export type TestMail = z.infer<typeof testMailSchema>;
