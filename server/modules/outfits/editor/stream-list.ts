import { Readable } from "node:stream";

/**
 * A JSON object with one list, `{"name":[…]}`, sent batch by batch, so that a list of any length takes the memory of one. The first
 * batch is made at once: if it fails, the call still fails as every other does.
 */
export async function streamList(
  name: string,
  batches: AsyncIterator<readonly unknown[]>,
): Promise<Readable> {
  const first = await batches.next();
  return Readable.from(jsonOf(name, first, batches));
}

async function* jsonOf(
  name: string,
  first: IteratorResult<readonly unknown[], unknown>,
  rest: AsyncIterator<readonly unknown[]>,
): AsyncGenerator<string> {
  yield `{${JSON.stringify(name)}:[`;
  let separator = "";
  for (let batch = first; !batch.done; batch = await rest.next()) {
    if (batch.value.length === 0) continue;
    // Without the list's own brackets.
    yield separator + JSON.stringify(batch.value).slice(1, -1);
    separator = ",";
  }
  yield "]}";
}
