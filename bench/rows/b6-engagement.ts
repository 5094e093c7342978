import { type LoadRequest, runLoad } from "../client-load.ts";
import { type BenchUser, createUsersForOutfits, requireExactCounters } from "../engagement-users.ts";
import { startForked } from "../forked-server.ts";
import { perSecond } from "../format.ts";
import { fillDatabase, startShopOn } from "../generated-postgres-shop.ts";
import { measureAlternately } from "../measure-alternately.ts";
import { createBenchDatabase, databaseIsQuiet, queryOnce } from "../postgres.ts";
import type { Line, Row } from "../row.ts";

const DATABASE = "bench_engagement";
const CLIENTS = 50;
const OUTFITS = 50;
const ROUNDS = 3;
const ROUND_SECONDS = 3;
const TARGET = 0.5;
const TEXT = JSON.stringify({ text: "The dupatta alone is worth it. Does the kurta run large?" });
const JSON_TYPE = { "content-type": "application/json" };

/** The requests of one kind to each side. */
interface Engagement {
  ours: (user: BenchUser, outfitId: string) => LoadRequest;
  bare: (user: BenchUser, outfitId: string) => LoadRequest;
}

const bearer = ({ token }: BenchUser) => ({ authorization: `Bearer ${token}` });

const ENGAGEMENTS: Record<string, Engagement> = {
  likes: {
    ours: (user, outfitId) => ({
      method: "PUT",
      path: `/backend/outfit/like/${outfitId}`,
      headers: bearer(user),
    }),
    bare: ({ id }, outfitId) => ({ method: "PUT", path: `/like/${outfitId}/${id}` }),
  },
  comments: {
    ours: (user, outfitId) => ({
      method: "POST",
      path: `/backend/outfit/comment/${outfitId}`,
      headers: { ...bearer(user), ...JSON_TYPE },
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

async function* measureOn(database: string): AsyncGenerator<Line> {
  await fillDatabase(database, OUTFITS);
  const { people, outfitIds } = await createUsersForOutfits({ databaseUrl: database, dataDir: "" }, CLIENTS);
  await using shop = await startShopOn(database);
  using bare = await startForked("./bare-engagement-server.mjs", { databaseUrl: database });
  for (const [name, engagement] of Object.entries(ENGAGEMENTS)) {
    for (const spread of [OUTFITS, 1]) {
      const load = async (url: string, request: Engagement["ours"]) => {
        // Both sides begin with empty, vacuumed tables.
        await queryOnce(
          database,
          "truncate comments, outfit_reactions cascade; update outfits set like_count = 0, comment_count = 0",
        );
        await queryOnce(database, "vacuum analyze");
        const clients = people.map((user, at) => [request(user, outfitIds[at % spread] ?? "")]);
        const { perSecond: rate } = await runLoad({ url, seconds: ROUND_SECONDS, clients });
        await databaseIsQuiet(database);
        await requireExactCounters(database);
        return rate;
      };
      const { ours, reference, ratio } = await measureAlternately(
        ROUNDS,
        () => load(shop.url, engagement.ours),
        () => load(bare.url, engagement.bare),
      );
      yield {
        what: `${name}, ${CLIENTS} clients on ${spread === 1 ? "one outfit" : `${spread} outfits`}, counters exact`,
        measured: perSecond(ours, ""),
        reference: `bare statements ${perSecond(reference, "")}`,
        ratio: ratio.toFixed(2),
        target: `≥ ${TARGET}`,
        holds: ratio >= TARGET,
      };
    }
  }
}

export const engagement: Row = async function* () {
  await using database = await createBenchDatabase(DATABASE);
  yield* measureOn(database.url);
};
