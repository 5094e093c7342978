import { eq } from "drizzle-orm";
import { STUDIO_ERRORS } from "#contract/messages/studio.ts";
import type { Database } from "#server/db/database.ts";
import { pictureRights } from "#server/db/schema/studio.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import { recordActivity } from "#server/modules/activity/record-activity.ts";
import { lockUserShared } from "#server/modules/sessions/lock-order.ts";
import type { SignedInUser } from "#server/modules/sessions/session-repository.ts";

export async function hasPictureRights(database: Database, userId: string): Promise<boolean> {
  return (await database.$count(pictureRights, eq(pictureRights.userId, userId))) > 0;
}

/** Throws CONFLICT for a person who has not confirmed the rights in the pictures. */
export async function requirePictureRights(database: Database, userId: string): Promise<void> {
  if (!(await hasPictureRights(database, userId))) throw new ApiError("CONFLICT", STUDIO_ERRORS.rightsNeeded);
}

/** Confirming them again changes nothing. What administrators confirm is in their activity. */
export async function confirmPictureRights(
  database: Database,
  { id: userId, isAdmin }: Pick<SignedInUser, "id" | "isAdmin">,
): Promise<void> {
  await database.transaction(async (tx) => {
    await lockUserShared(tx, userId);
    const added = await tx
      .insert(pictureRights)
      .values({ userId })
      .onConflictDoNothing()
      .returning({ userId: pictureRights.userId });
    if (added.length === 0 || !isAdmin) return;
    await recordActivity(tx, {
      administratorId: userId,
      action: "confirmed",
      subject: { kind: "pictureRights", id: "", name: "" },
    });
  });
}
