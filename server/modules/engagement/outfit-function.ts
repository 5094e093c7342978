import { sql } from "drizzle-orm";
import type { Database } from "#server/db/database.ts";
import { preparedStatement } from "#server/db/prepared.ts";
import { outfitNotFound } from "#server/modules/outfits/detail/outfit-service.ts";
import { signInRequired } from "#server/modules/sessions/guards.ts";
import type { SignedInUser } from "#server/modules/sessions/session-repository.ts";
import type { OutfitParams } from "./params.ts";

/**
 * A function of the database by which a caller does something to an outfit that they may see, and perhaps gives it a text; it answers
 * what is missing. Throws UNAUTHENTICATED when that is their account, NOT_FOUND when it is the outfit.
 */
export function outfitFunction(name: string, takesText?: "takes text") {
  const text = takesText && sql`, ${sql.placeholder("text")}::text`;
  const call = preparedStatement(
    name,
    sql`select ${sql.identifier(name)}(
      ${sql.placeholder("callerId")}::uuid, ${sql.placeholder("isAdmin")}::boolean, ${sql.placeholder("outfitId")}::uuid ${text}
    )`,
  );
  return async (
    database: Database,
    { outfitId }: OutfitParams,
    { id, isAdmin }: SignedInUser,
    given?: string,
  ): Promise<void> => {
    const [answer] = await call(database, { callerId: id, isAdmin, outfitId, text: given });
    const missing = answer?.[0];
    if (missing === "user") throw signInRequired();
    if (missing === "outfit") throw outfitNotFound();
  };
}
