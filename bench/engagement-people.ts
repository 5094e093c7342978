import { openDatabase } from "#server/db/open-database.ts";
import { outfits } from "#server/db/schema/outfits.ts";
import { users } from "#server/db/schema/users.ts";
import { startSession } from "#server/modules/sessions/session-repository.ts";
import { queryOnce } from "./postgres.ts";

const SESSION_HOURS = 24;

/** Somebody who is signed in. */
export interface Person {
  id: string;
  token: string;
}

/** Makes so many accounts, each with a session, and names the outfits that are there. */
export async function peopleAndOutfits(
  databaseUrl: string,
  count: number,
): Promise<{ people: Person[]; outfitIds: string[] }> {
  const { database, close } = await openDatabase({ databaseUrl, dataDir: "" });
  try {
    const made = await database
      .insert(users)
      .values(
        Array.from({ length: count }, (_, number) => ({
          username: `person${number}`,
          email: `person${number}@bench.example`,
        })),
      )
      .returning({ id: users.id });
    const people: Person[] = [];
    for (const { id } of made) {
      people.push({ id, token: (await startSession(database, id, SESSION_HOURS)).token });
    }
    const found = await database.select({ id: outfits.id }).from(outfits).orderBy(outfits.id);
    return { people, outfitIds: found.map(({ id }) => id) };
  } finally {
    await close();
  }
}

/** Throws unless every counter of every outfit is the number of rows it counts. */
export async function requireExactCounters(databaseUrl: string): Promise<void> {
  const wrong = await queryOnce<{ id: string }>(
    databaseUrl,
    `select id from outfits o
     where like_count <> (select count(*) from outfit_reactions r where r.outfit_id = o.id and r.kind = 'like')
        or dislike_count <> (select count(*) from outfit_reactions r where r.outfit_id = o.id and r.kind = 'dislike')
        or comment_count <> (select count(*) from comments c where c.outfit_id = o.id)`,
  );
  if (wrong.length > 0) throw new Error(`The counters of ${wrong.length} outfits are not what was written`);
}
