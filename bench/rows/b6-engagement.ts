import { answersPerSecond, type LoadRequest } from "../client-load.ts";
import { type Person, peopleAndOutfits, requireExactCounters } from "../engagement-people.ts";
import { startForked } from "../forked-server.ts";
import { fillDatabase, startShopOn } from "../generated-postgres-shop.ts";
import { benchDatabases, databaseIsQuiet, queryOnce } from "../postgres.ts";
import type { Line, Row } from "../row.ts";
import { measureInTurn } from "../turns.ts";

const DATABASE = "bench_engagement";
const CLIENTS = 50;
const OUTFITS = 50;
const ROUNDS = 3;
const ROUND_SECONDS = 3;
const TARGET = 0.5;
const TEXT = JSON.stringify({ text: "The dupatta alone is worth it. Does the kurta run large?" });
const JSON_TYPE = { "content-type": "application/json" };

/** One act as each side takes it. */
interface Act {
  ours: (person: Person, outfitId: string) => LoadRequest;
  bare: (person: Person, outfitId: string) => LoadRequest;
}

const bearer = ({ token }: Person) => ({ authorization: `Bearer ${token}` });

const ACTS: Record<string, Act> = {
  likes: {
    ours: (person, outfitId) => ({
      method: "PUT",
      path: `/backend/outfit/like/${outfitId}`,
      headers: bearer(person),
    }),
    bare: ({ id }, outfitId) => ({ method: "PUT", path: `/like/${outfitId}/${id}` }),
  },
  comments: {
    ours: (person, outfitId) => ({
      method: "POST",
      path: `/backend/outfit/comment/${outfitId}`,
      headers: { ...bearer(person), ...JSON_TYPE },
      body: TEXT,
    }),
    bare: ({ id }, outfitId) => ({
      method: "POST",
      path: `/comment/${outfitId}/${id}`,
      headers: JSON_TYPE,
      body: TEXT,
    }),
  },
};

async function measureOn(database: string): Promise<Line[]> {
  await fillDatabase(database, OUTFITS);
  const { people, outfitIds } = await peopleAndOutfits(database, CLIENTS);
  const shop = await startShopOn(database);
  const bare = await startForked("./bare-engagement-server.mjs", { databaseUrl: database });
  try {
    const lines: Line[] = [];
    for (const [name, act] of Object.entries(ACTS)) {
      for (const spread of [OUTFITS, 1]) {
        const load = async (url: string, request: Act["ours"]) => {
          // Both sides begin with tables that are as tidy.
          await queryOnce(
            database,
            "truncate comments, outfit_reactions cascade; update outfits set like_count = 0, comment_count = 0",
          );
          await queryOnce(database, "vacuum analyze");
          const clients = people.map((person, at) => [request(person, outfitIds[at % spread] ?? "")]);
          const answers = await answersPerSecond({ url, seconds: ROUND_SECONDS, clients });
          await databaseIsQuiet(database);
          await requireExactCounters(database);
          return answers;
        };
        const { ours, reference, ratio } = await measureInTurn(
          ROUNDS,
          () => load(shop.url, act.ours),
          () => load(bare.url, act.bare),
        );
        lines.push({
          row: "B6",
          what: `${name}, ${CLIENTS} clients on ${spread === 1 ? "one outfit" : `${spread} outfits`}, counters exact`,
          measured: `${Math.round(ours).toLocaleString("en-IN")}/s`,
          reference: `bare statements ${Math.round(reference).toLocaleString("en-IN")}/s`,
          ratio: ratio.toFixed(2),
          target: `≥ ${TARGET}`,
          holds: ratio >= TARGET,
        });
      }
    }
    return lines;
  } finally {
    bare.stop();
    await shop.stop();
  }
}

export const engagement: Row = {
  id: "B6",
  measure: async () => {
    const databases = await benchDatabases();
    await databases.drop(DATABASE);
    const database = await databases.create(DATABASE);
    try {
      return await measureOn(database);
    } finally {
      await databases.drop(DATABASE);
    }
  },
};
