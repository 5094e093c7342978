import { z } from "zod";

const count = z.number().int().min(0);

/** What "Start with an empty shop" removes. */
export const demoSchema = z
  .object({
    outfits: count.describe("of the demo, also where an administrator has edited them"),
    people: count,
    comments: count.describe("comments and replies at the demo's outfits"),
    commentsOfOthers: count.describe("those among them that people wrote who are not of the demo"),
    saves: count.describe("of the demo's outfits, by people who are not of the demo"),
    remainingOutfits: count,
  })
  .meta({ id: "Demo" });
export type Demo = z.infer<typeof demoSchema>;

export const removeDemoSchema = z.object({
  shopName: z.string().trim().describe("the shop's name as it is set, to confirm the removal"),
});

export const removedDemoSchema = z
  .object({ outfits: count, people: count, backup: z.string().describe("the folder of the backup") })
  .meta({ id: "RemovedDemo" });
export type RemovedDemo = z.infer<typeof removedDemoSchema>;
