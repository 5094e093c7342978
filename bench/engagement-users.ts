import { openDatabase } from "#server/db/open-database.ts";
import { outfits } from "#server/db/schema/outfits.ts";
import { users } from "#server/db/schema/users.ts";
import { startSession } from "#server/modules/sessions/session-repository.ts";
import { queryOnce } from "./postgres.ts";

const SESSION_HOURS = 24;

/** A signed-in user. */
export interface BenchUser {
  id: string;
  token: string;
}

/** Creates users, each with a session; returns them with the ids of all outfits. */
export async function createUsersForOutfits(
  databaseConfig: Parameters<typeof openDatabase>[0],
  count: number,
): Promise<{ people: BenchUser[]; outfitIds: string[] }> {
  const { database, close } = await openDatabase(databaseConfig);
  try {
    const created = await database
      .insert(users)
      .values(
        Array.from({ length: count }, (_, number) => ({
          username: `person${number}`,
          usernameKey: `person${number}`,
          email: `person${number}@bench.example`,
        })),
      )
      .returning({ id: users.id });
    const people: BenchUser[] = [];
    for (const { id } of created) {
      people.push({
        id,
        token: (await startSession(database, id, { ttlHours: SESSION_HOURS, device: "" })).token,
      });
    }
    const found = await database.select({ id: outfits.id }).from(outfits).orderBy(outfits.id);
    return { people, outfitIds: found.map(({ id }) => id) };
  } finally {
    await close();
  }
}

/** Throws unless every counter of every outfit equals the number of rows that it counts. */
export async function requireExactCounters(databaseUrl: string): Promise<void> {
  const wrong = await queryOnce<{ id: string }>(
    databaseUrl,
    `select id from outfits o
     where like_count <> (select count(*) from outfit_reactions r where r.outfit_id = o.id and r.kind = 'like')
        or dislike_count <> (select count(*) from outfit_reactions r where r.outfit_id = o.id and r.kind = 'dislike')
        or comment_count <> (select count(*) from comments c where c.outfit_id = o.id and c.held_at is null)`,
  );
  if (wrong.length > 0) throw new Error(`The counters of ${wrong.length} outfits differ from their rows`);
}
