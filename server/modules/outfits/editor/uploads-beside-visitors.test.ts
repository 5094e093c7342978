import { setTimeout as delay } from "node:timers/promises";
import sharp from "sharp";
import { expect, it } from "vitest";
import { IMAGE_MAX_BYTES } from "#contract/limits.ts";
import { createOutfits } from "#tests/factories/outfit-factory.ts";
import { signIn } from "#tests/setup/engagement-calls.ts";
import { type Form, outfitForm } from "#tests/setup/outfit-forms.ts";
import { testShop } from "#tests/setup/test-app.ts";
import { scaled } from "#tests/setup/time-limits.ts";

// Without the response cache, so that every list is read from the database.
const shop = testShop({ cache: false });

const UPLOADS = 8;
/** For half of the lists, which take some milliseconds each: the rest is for a busy machine. */
const ANSWERED_WITHIN_MS = scaled(500);

it("uploads of eight 12-megapixel photographs do not delay lists", {
  timeout: scaled(120_000),
}, async () => {
  await createOutfits(shop.database, Array(50).fill({}));
  const { headers } = await signIn(shop, { isAdmin: true });
  const site = await shop.app.listen({ port: 0 });
  const photograph = await photographOf(4_032, 3_024);
  const upload = ({ payload, headers: type }: Form) =>
    fetch(`${site}/backend/outfit/create`, {
      method: "POST",
      body: new Blob([payload as Uint8Array<ArrayBuffer>]),
      headers: { ...headers, ...type },
    });

  const forms = await Promise.all(
    Array.from({ length: UPLOADS }, (_, index) =>
      outfitForm({ description: `Look ${index}` }, { image: photograph }),
    ),
  );
  const memoryBefore = process.memoryUsage().rss;
  const uploads = Promise.all(forms.map(upload));
  let underway = true;
  void uploads.finally(() => (underway = false));

  const waits: number[] = [];
  while (underway) {
    const start = performance.now();
    const list = await fetch(`${site}/backend/outfit/getoutfits`);
    await list.arrayBuffer();
    waits.push(performance.now() - start);
    expect(list.status).toBe(200);
    await delay(20);
  }

  const responses = await uploads;
  expect(responses.map(({ status }) => status)).toEqual(Array(UPLOADS).fill(201));
  for (const response of responses)
    expect(await response.json()).toMatchObject({ imageWidth: 1200, imageHeight: 900 });
  expect(waits.length).toBeGreaterThan(10);
  expect(waits.sort((a, b) => a - b)[Math.floor(waits.length / 2)]).toBeLessThan(ANSWERED_WITHIN_MS);
  expect(process.memoryUsage().rss - memoryBefore).toBeLessThan(300 * 1024 * 1024);
});

/** As grainy as a photograph, filled up to the largest file that is taken. */
async function photographOf(width: number, height: number): Promise<Buffer> {
  const noise = { type: "gaussian", mean: 128, sigma: 20 } as const;
  const jpeg = await sharp({ create: { width, height, channels: 3, background: "#000", noise } })
    .jpeg({ quality: 60 })
    .toBuffer();
  return Buffer.concat([jpeg, Buffer.alloc(Math.max(0, IMAGE_MAX_BYTES - jpeg.length))]);
}
