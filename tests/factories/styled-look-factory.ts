import type { Database } from "#server/db/database.ts";
import { submissions } from "#server/db/schema/submissions.ts";
import { createMedia, createOutfit, outfitInput } from "./outfit-factory.ts";

interface StyledLook {
  stylistId: string;
  publishedAt?: Date;
  approvedLinks?: (typeof submissions.$inferInsert)["approvedLinks"];
  outfit?: Parameters<typeof createOutfit>[1];
}

/** Stores a published look with the submission that it comes from. */
export async function createStyledLook(
  database: Database,
  { stylistId, publishedAt = new Date(), approvedLinks, outfit = {} }: StyledLook,
): Promise<{ outfitId: string; submissionId: string }> {
  const outfitId = await createOutfit(database, { ...outfit, stylistId });
  const { type: _type, rateLook: _rateLook, ...fields } = outfitInput();
  const [row] = await database
    .insert(submissions)
    .values({
      ...{ userId: stylistId, state: "published", fields, outfitId },
      mediaId: await createMedia(database),
      ...{ submittedAt: publishedAt, publishedAt },
      ...(approvedLinks && { approvedLinks }),
    })
    .returning({ id: submissions.id });
  if (!row) throw new Error("The submission was not stored");
  return { outfitId, submissionId: row.id };
}
