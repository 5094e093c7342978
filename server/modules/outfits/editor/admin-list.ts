import { Readable } from "node:stream";
import { z } from "zod";
import { type Outfit, outfitSchema } from "#contract/outfit/outfit.ts";
import type { Database } from "#server/db/database.ts";
import { findWholeOutfitsAfter, type WholeOutfit } from "#server/modules/outfits/detail/whole-outfit.ts";
import { findPieceIds } from "#server/modules/outfits/item-piece.ts";
import { presentForAdmin, presentItem, presentSummary } from "#server/modules/outfits/outfit-presenter.ts";
import type { SignedInUser } from "#server/modules/sessions/session-repository.ts";

/**
 * Every outfit of the shop, inactive ones too, newest first, in batches, so that other requests run in
 * between.
 */

/** Few, because each can have thousands of ids and fifty comments with replies. */
const OUTFITS_PER_BATCH = 25;

const wholeSchema = z.array(outfitSchema);

export async function* wholeOutfitBatches(database: Database, caller: SignedInUser) {
  let last: WholeOutfit | undefined;
  do {
    const batch = await findWholeOutfitsAfter(database, last, OUTFITS_PER_BATCH, caller.id);
    const pieceIds = await findPieceIds(
      database,
      batch.flatMap(({ items }) => items.map(({ link }) => link)),
    );
    yield wholeSchema.parse(batch.map((outfit) => presentWhole(outfit, caller, pieceIds)));
    last = batch.at(-1);
  } while (last);
}

function presentWhole(
  outfit: WholeOutfit,
  caller: SignedInUser,
  pieceIds: ReadonlyMap<string, string>,
): Outfit {
  const { items, likes, dislikes, comments } = outfit;
  return {
    ...presentSummary(outfit),
    ...presentForAdmin(outfit),
    items: items.map((item) => presentItem(item, caller, pieceIds)),
    ...{ likes, dislikes, comments },
  };
}

/**
 * Streams `{"outfits":[…]}`, so that a list of any length takes the memory of one batch. The first batch is
 * read before the response begins, so that its failure is an ordinary error response.
 */
export async function streamList(batches: AsyncIterator<readonly unknown[]>): Promise<Readable> {
  const first = await batches.next();
  return Readable.from(jsonOf(first, batches));
}

async function* jsonOf(
  first: IteratorResult<readonly unknown[], unknown>,
  rest: AsyncIterator<readonly unknown[]>,
): AsyncGenerator<string> {
  yield '{"outfits":[';
  let separator = "";
  for (let batch = first; !batch.done; batch = await rest.next()) {
    if (batch.value.length === 0) continue;
    // Without the brackets of the batch.
    yield separator + JSON.stringify(batch.value).slice(1, -1);
    separator = ",";
  }
  yield "]}";
}
