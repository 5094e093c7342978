import assert from "node:assert/strict";
import { runLoad } from "../client-load.ts";
import { get } from "../exchange.ts";
import { startForked } from "../forked-server.ts";
import { grouped, perSecond } from "../format.ts";
import { COMMON_WORD, RARE_WORD, TWO_WORDS } from "../generate-outfits.ts";
import { generatedDatabase, startShopOn } from "../generated-postgres-shop.ts";
import { measureAlternately } from "../measure-alternately.ts";
import { databaseIsQuiet } from "../postgres.ts";
import type { Line, Row } from "../row.ts";

const SIZES = [10_000, 100_000];
const ROUNDS = 3;
const LIST_ROUND = { clients: 20, seconds: 3 };
/**
 * Fewer clients and longer: unfinished requests at the end of a round do not count, and a search that reads
 * everything takes a second.
 */
const SEARCH_ROUND = { clients: 4, seconds: 4 };
const LIST_TARGET = 1;
const SEARCH_TARGET = 3;

const list = (query: string) => `/backend/outfit/getoutfits?limit=9&${query}`;
/** By date, because the reference has no ranking. */
const search = (term: string) => ({
  paths: [list(`searchTerm=${encodeURIComponent(term)}&sortBy=createdAt`)],
  target: SEARCH_TARGET,
  round: SEARCH_ROUND,
});

interface Query {
  paths: string[];
  target: number;
  round: { clients: number; seconds: number };
}

/** The paths of one query are requested in turn. */
const QUERIES: Record<string, Query> = {
  list: {
    paths: ["createdAt", "numberOfLikes", "numberOfClicks", "totalPrice"].flatMap((field) =>
      ["asc", "desc"].map((sort) => list(`startIndex=0&sortBy=${field}&sort=${sort}`)),
    ),
    target: LIST_TARGET,
    round: LIST_ROUND,
  },
  "filtered list": {
    paths: [
      list("category=Wedding&section=Women"),
      list("category=Casual&sortBy=totalPrice&sort=asc"),
      list("section=Kids&type=Sponsored"),
      list("type=Promoted&sortBy=numberOfClicks&sort=desc"),
    ],
    target: LIST_TARGET,
    round: LIST_ROUND,
  },
  "search, rare word": search(RARE_WORD),
  "search, common word": search(COMMON_WORD),
  "search, two words": search(TWO_WORDS),
};

/** The page and the total; the reference does not say what it understood. */
async function listAt(url: string) {
  const { outfits, total, totalIsCapped } = JSON.parse((await get(url, {})).body.toString());
  return { outfits, total, totalIsCapped };
}

async function* measureSize(count: number): AsyncGenerator<Line> {
  const database = await generatedDatabase(count);
  await using shop = await startShopOn(database, { CACHE: "off" });
  using express = await startForked("./express-server.mjs", { databaseUrl: database });
  for (const [name, { paths, target, round }] of Object.entries(QUERIES)) {
    for (const path of paths) {
      assert.deepEqual(await listAt(shop.url + path), await listAt(express.url + path), path);
    }
    // Clients begin at different paths, so that they do not request the same one at the same time.
    const clients = Array.from({ length: round.clients }, (_, client) =>
      paths.map((_path, at) => ({
        method: "GET" as const,
        path: paths[(at + client) % paths.length] ?? "",
      })),
    );
    const load = async (url: string) => {
      const { perSecond: rate } = await runLoad({ url, seconds: round.seconds, clients });
      await databaseIsQuiet(database);
      return rate;
    };
    const { ours, reference, ratio } = await measureAlternately(
      ROUNDS,
      () => load(shop.url),
      () => load(express.url),
    );
    yield {
      what: `${name}, ${grouped(count)} outfits, PostgreSQL, no caches`,
      measured: perSecond(ours),
      reference: `Express + pg ${perSecond(reference)}`,
      ratio: ratio.toFixed(2),
      target: `≥ ${target.toFixed(1)}`,
      holds: ratio >= target,
    };
  }
}

export const againstExpress: Row = async function* () {
  for (const count of SIZES) yield* measureSize(count);
};
