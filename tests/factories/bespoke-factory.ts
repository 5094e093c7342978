import type { Database } from "#server/db/database.ts";
import { bespokeRequests } from "#server/db/schema/community.ts";

/** Stores a request for a bespoke look, without the mail that confirms it. */
export async function createRequest(
  database: Database,
  overrides: Partial<typeof bespokeRequests.$inferInsert> = {},
): Promise<string> {
  const [request] = await database
    .insert(bespokeRequests)
    .values({ description: "A linen look for a beach wedding", email: "asha@mail.example", ...overrides })
    .returning({ id: bespokeRequests.id });
  if (!request) throw new Error("The request was not stored");
  return request.id;
}
