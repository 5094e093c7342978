import { get } from "../exchange.ts";
import { COMMON_WORD, MISTYPED_WORD, RARE_WORD, TWO_WORDS } from "../generate-outfits.ts";
import { startGeneratedShop } from "../generated-shop.ts";
import type { Line, Row } from "../row.ts";
import { percentile } from "../statistics.ts";

const FEW = 1_000;
const MANY = 100_000;
const ROUNDS = 8;
const ASKED_PER_ROUND = 40;
const TARGET = 2;

const list = (query: string) => `/backend/outfit/getoutfits?limit=9&${query}`;
const search = (term: string) => [list(`searchTerm=${encodeURIComponent(term)}`)];

/** What is asked; the paths of one question take turns. */
const QUESTIONS: Record<string, string[]> = {
  list: ["createdAt", "numberOfLikes", "numberOfClicks", "totalPrice"].flatMap((field) =>
    ["asc", "desc"].map((sort) => list(`startIndex=0&sortBy=${field}&sort=${sort}`)),
  ),
  "filtered list": [
    list("category=Wedding&section=Women"),
    list("category=Casual&sortBy=totalPrice&sort=asc"),
    list("section=Kids&type=Sponsored"),
    list("type=Promoted&sortBy=numberOfClicks&sort=desc"),
  ],
  "search, rare word": search(RARE_WORD),
  "search, common word": search(COMMON_WORD),
  "search, two words": search(TWO_WORDS),
  "search, typo": search(MISTYPED_WORD),
  trending: ["/backend/outfit/trending?limit=10"],
};

async function detailPaths(url: string): Promise<string[]> {
  const { body } = await get(url + list("startIndex=100"), {});
  const { outfits } = JSON.parse(body.toString()) as { outfits: { _id: string }[] };
  return outfits.map(({ _id }) => `/backend/outfit/${_id}`);
}

/** Milliseconds until the whole answer is there, for so many requests one after the other. */
async function ask(url: string, paths: readonly string[]): Promise<number[]> {
  const times: number[] = [];
  for (let at = 0; at < ASKED_PER_ROUND; at += 1) {
    const started = performance.now();
    const { status } = await get(`${url}${paths[at % paths.length]}`);
    times.push(performance.now() - started);
    if (status !== 200) throw new Error(`${paths[at % paths.length]} answered ${status}`);
  }
  return times;
}

async function compare(
  what: string,
  few: () => Promise<number[]>,
  many: () => Promise<number[]>,
): Promise<Line> {
  await few();
  await many();
  const fewTimes: number[] = [];
  const manyTimes: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    fewTimes.push(...(await few()));
    manyTimes.push(...(await many()));
  }
  const [fewP95, manyP95] = [percentile(fewTimes, 0.95), percentile(manyTimes, 0.95)];
  return {
    row: "B5",
    what: `${what}, p95, embedded, no caches`,
    measured: `${MANY.toLocaleString("en-IN")} outfits: ${manyP95.toFixed(1)} ms`,
    reference: `${FEW.toLocaleString("en-IN")} outfits: ${fewP95.toFixed(1)} ms`,
    ratio: (manyP95 / fewP95).toFixed(2),
    target: `≤ ${TARGET}`,
    holds: manyP95 / fewP95 <= TARGET,
  };
}

export const sizeEmbedded: Row = {
  id: "B5",
  measure: async () => {
    const few = await startGeneratedShop(FEW);
    try {
      const many = await startGeneratedShop(MANY);
      try {
        const lines: Line[] = [];
        for (const [what, paths] of Object.entries(QUESTIONS)) {
          lines.push(
            await compare(
              what,
              () => ask(few.url, paths),
              () => ask(many.url, paths),
            ),
          );
        }
        const details = { few: await detailPaths(few.url), many: await detailPaths(many.url) };
        lines.push(
          await compare(
            "detail",
            () => ask(few.url, details.few),
            () => ask(many.url, details.many),
          ),
        );
        return lines;
      } finally {
        await many.stop();
      }
    } finally {
      await few.stop();
    }
  },
};
