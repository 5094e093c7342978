import { onEachEngine } from "../demo-on-each-engine.ts";
import { get } from "../exchange.ts";
import { perSecond } from "../format.ts";
import { requestsPerSecond } from "../load.ts";
import { measureAlternately } from "../measure-alternately.ts";
import { prepareReactions } from "../paced-reactions.ts";
import type { Row } from "../row.ts";

const DATABASE = "bench_reactions";
const REACTIONS_PER_SECOND = 50;
const ROUNDS = 3;
const ROUND_SECONDS = 4;
const TARGET = 0.8;

/** The documents, each with the list that it is made from. */
const DOCUMENTS = {
  home: { path: "/", list: "/backend/outfit/trending?limit=3" },
  listing: { path: "/outfit", list: "/backend/outfit/getoutfits?startIndex=0&limit=9" },
};

async function outfitsOn(list: string): Promise<string[]> {
  const body = JSON.parse((await get(list, {})).body.toString()) as Record<string, { _id: string }[]>;
  return (body.outfits ?? body.trendingOutfits ?? []).map(({ _id }) => _id);
}

export const documentsDuringReactions: Row = () =>
  onEachEngine(DATABASE, async function* ({ url }, engine) {
    for (const [name, { path, list }] of Object.entries(DOCUMENTS)) {
      const startReactions = await prepareReactions(url, await outfitsOn(url + list), REACTIONS_PER_SECOND);
      const without = () => requestsPerSecond(url + path, ROUND_SECONDS);
      const withReactions = async () => {
        const stopReactions = startReactions();
        const rate = await without();
        await stopReactions();
        return rate;
      };
      const { ours, reference, ratio } = await measureAlternately(ROUNDS, withReactions, without);
      yield {
        what: `${name} document, hot, during ${REACTIONS_PER_SECOND} reactions a second on its outfits, ${engine}`,
        measured: perSecond(ours),
        reference: `without reactions ${perSecond(reference)}`,
        ratio: ratio.toFixed(2),
        target: `≥ ${TARGET.toFixed(2)}`,
        holds: ratio >= TARGET,
      };
    }
  });
