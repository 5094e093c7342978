import { Readable } from "node:stream";

/**
 * Streams `{"outfits":[…]}`, so that a list of any length takes the memory of one batch. The first batch is read
 * before the response begins, so that its failure is an ordinary error response.
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
