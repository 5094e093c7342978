import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { eq } from "drizzle-orm";
import { afterAll, beforeEach, expect, it, vi } from "vitest";
import type { ImportPreview } from "#contract/catalogue/catalogue-file.ts";
import type { UnfetchedPictures } from "#contract/catalogue/linked-pictures.ts";
import { linkedPictures } from "#server/db/schema/linked-pictures.ts";
import { media } from "#server/db/schema/media.ts";
import { outfitItems, outfits } from "#server/db/schema/outfits.ts";
import { countPendingArtwork } from "#server/modules/catalogue/artwork/artwork-queue.ts";
import { colourful } from "#server/modules/media/testing/picture-samples.ts";
import { catalogueLine, jsonLines } from "#server/readers/catalogue/testing/catalogue-lines.ts";
import { signIn } from "#tests/setup/engagement-calls.ts";
import { importCalls } from "#tests/setup/import-calls.ts";
import { testShop } from "#tests/setup/test-app.ts";
import { scaled } from "#tests/setup/time-limits.ts";
import { PictureFetcher } from "./picture-fetcher.ts";

/** A site with pictures, by path; every other path is missing. */
const site = new Map<string, Buffer | string>();
const requests: string[] = [];
const server = createServer((request, response) => {
  const path = request.url ?? "/";
  requests.push(path);
  const body = site.get(path);
  response.writeHead(body === undefined ? 404 : 200, { "content-type": "image/jpeg" }).end(body ?? "");
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
const address = (name: string) => `http://${host}/${name}`;

const shop = testShop({
  links: { checks: false, checkHosts: [host], followShopPrices: true, affiliateParameters: {} },
});
let headers: Record<string, string>;
let calls: ReturnType<typeof importCalls>;
beforeEach(async () => {
  site.clear();
  // Cached by the application for a day.
  site.set("/robots.txt", "User-agent: *\nDisallow: /private");
  requests.length = 0;
  ({ headers } = await signIn(shop, { isAdmin: true }));
  calls = importCalls(() => shop.app, headers);
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const photograph = (width: number) => colourful(width, 40).jpeg().toBuffer();

async function unfetched(method: "GET" | "POST" = "GET"): Promise<UnfetchedPictures> {
  const url = `/backend/outfit/admin/pictures${method === "GET" ? "" : "/retry"}`;
  const response = await shop.app.inject({ method, url, headers });
  expect(response.statusCode, response.body).toBe(200);
  return response.json();
}

/** Waits until every picture was tried and what is missing is drawn. */
const settled = () =>
  vi.waitFor(
    async () => {
      const now = await unfetched();
      expect(now.waiting).toBe(0);
      expect(await countPendingArtwork(shop.database)).toBe(0);
      return now;
    },
    { timeout: scaled(30_000), interval: 50 },
  );

async function widthOf(description: string): Promise<number | undefined> {
  const [row] = await shop.database
    .select({ width: media.width })
    .from(outfits)
    .innerJoin(media, eq(media.id, outfits.mediaId))
    .where(eq(outfits.description, description));
  return row?.width;
}
const requested = (name: string) => requests.filter((path) => path === `/${name}`).length;
/** The width of a flat lay in tests, by testing/flat-picture.ts. */
const DRAWN = 30;

it("pictures are fetched from their addresses, and what cannot be is drawn, listed and tried again", async () => {
  site.set("/good.jpg", await photograph(50));
  site.set("/text.jpg", "no picture");
  site.set("/huge.jpg", Buffer.alloc(5 * 1024 * 1024 + 1));
  const file = jsonLines(
    ["good", "gone", "text", "huge"].map((name) => catalogueLine(name, { image: address(`${name}.jpg`) })),
  );
  expect((await calls.preview(file)).json<ImportPreview>()).toMatchObject({
    ...{ newOutfits: 4, picturesUnknown: 0, picturesToFetch: 4 },
  });
  expect(requests).toEqual([]);
  expect(await calls.importToEnd(file)).toMatchObject({ added: 4, refused: 0 });

  const { failed, pictures } = await settled();
  expect(failed).toBe(3);
  expect(Object.fromEntries(pictures.map(({ url, problem }) => [url.split("/").at(-1), problem]))).toEqual({
    "gone.jpg": "The site returned no picture, but status 404.",
    "text.jpg": expect.stringMatching(/JPEG, PNG, WebP or AVIF/),
    "huge.jpg": "The picture is larger than 5 MB. Please choose a smaller one.",
  });
  expect(requested("robots.txt")).toBe(1);
  expect([await widthOf("good"), await widthOf("gone")]).toEqual([50, DRAWN]);

  site.set("/gone.jpg", await photograph(60));
  expect(await unfetched("POST")).toMatchObject({ waiting: 3, failed: 0 });
  expect(await settled()).toMatchObject({ failed: 2 });
  expect(await widthOf("gone")).toBe(60);
  expect(await widthOf("text")).toBe(DRAWN);
  const [item] = await shop.database
    .select()
    .from(outfitItems)
    .innerJoin(outfits, eq(outfits.id, outfitItems.outfitId))
    .where(eq(outfits.description, "gone"));
  expect(item?.outfit_items.spotX).toBeNull();
});

it("the same address again fetches nothing, another one replaces the picture, and undo forgets it", async () => {
  site.set("/a.jpg", await photograph(50));
  site.set("/b.jpg", await photograph(60));
  const fileWith = (image: string, tag: string) =>
    jsonLines([catalogueLine("look", { image: address(image), tags: [tag] })]);
  await calls.importToEnd(fileWith("a.jpg", "silk"));
  await settled();
  expect(await calls.importToEnd(fileWith("a.jpg", "cotton"))).toMatchObject({ changed: 1 });
  await settled();
  expect(requested("a.jpg")).toBe(1);

  const last = await calls.importToEnd(fileWith("b.jpg", "cotton"));
  expect(last).toMatchObject({ added: 0, changed: 1 });
  await settled();
  expect(await widthOf("look")).toBe(60);

  expect((await calls.undo(last._id)).statusCode).toBe(200);
  expect(await widthOf("look")).toBe(50);
  expect(await shop.database.$count(linkedPictures)).toBe(0);
});

it("robots.txt and addresses that are not public are respected", async () => {
  site.set("/private.jpg", await photograph(50));
  const images = [address("private.jpg"), "http://10.0.0.1/a.jpg", "http://shop.example/a.jpg"];
  await calls.importToEnd(jsonLines(images.map((image) => catalogueLine(image, { image }))));
  const { pictures } = await settled();
  expect(new Map(pictures.map(({ url, problem }) => [url, problem]))).toEqual(
    new Map([
      [images[0], "The shop's robots.txt forbids programs to read the page."],
      [images[1], "The address is not public."],
      [images[2], expect.stringMatching(/reserved/)],
    ]),
  );
  expect(requested("private.jpg")).toBe(0);
});

it("an export names the address while the picture is not fetched", async () => {
  vi.spyOn(PictureFetcher.prototype, "run").mockResolvedValue();
  const image = "http://shop.example/a.jpg";
  await calls.importToEnd(jsonLines([catalogueLine("look", { image })]));
  expect(await unfetched()).toMatchObject({ waiting: 1 });
  expect((await calls.exportFile()).json()).toMatchObject({ image });
});
