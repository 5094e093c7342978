import { describe, expect, it } from "vitest";
import { oembedUrl } from "#contract/embeds/embed.ts";
import { type Oembed, oembedSchema } from "#contract/embeds/oembed.ts";
import { createBoard } from "#tests/factories/board-factory.ts";
import { createOutfit } from "#tests/factories/outfit-factory.ts";
import { signIn } from "#tests/setup/engagement-calls.ts";
import { testShop } from "#tests/setup/test-app.ts";

const SHOP = "https://shop.example";
const shop = testShop();

const ask = (query: Record<string, string>) =>
  shop.app.inject(`/oembed?${new URLSearchParams(query).toString()}`);

async function askFor(url: string, bounds: Record<string, string> = {}): Promise<Oembed> {
  const response = await ask({ url, ...bounds });
  expect(response.statusCode, response.body).toBe(200);
  return oembedSchema.parse(response.json());
}

const outfit = () => createOutfit(shop.database, { category: "Wedding", section: "Women" });

describe("GET /oembed", () => {
  it("describes the frame of an outfit, to pages of any site", async () => {
    const id = await outfit();
    const response = await shop.app.inject(oembedUrl(SHOP, { kind: "outfit", id }).slice(SHOP.length));

    expect(response.headers).toMatchObject({
      "content-type": "application/json; charset=utf-8",
      "access-control-allow-origin": "*",
      "cache-control": "public, max-age=0, s-maxage=10",
    });
    const body = oembedSchema.parse(response.json());
    expect(body).toMatchObject({
      ...{ version: "1.0", type: "rich", provider_name: "Ensemble", provider_url: SHOP },
      ...{ title: expect.stringMatching(/^Wedding outfit for women/), width: 400, height: 780 },
      thumbnail_url: expect.stringMatching(/^https:\/\/shop\.example\/media\/[0-9a-f]{64}\/\d+\.jpg$/),
    });
    expect(body).not.toHaveProperty("author_name");
    expect(body.html).toBe(
      `<iframe src="${SHOP}/embed/outfit/${id}" title="${body.title}" width="400" height="780" loading="lazy" style="border:0;max-width:100%"></iframe>`,
    );
  });

  it("describes a public board by its owner, with its name escaped in the HTML", async () => {
    const { userId } = await signIn(shop, { username: "meera" });
    const name = `"><script>"Diwali"&`;
    const id = await createBoard(shop.database, { userId, name, isPublic: true });
    const body = await askFor(`${SHOP}/board/${id}`);

    expect(body).toMatchObject({ title: name, author_name: "meera" });
    expect(body.html).toContain('title="&quot;&gt;&lt;script&gt;&quot;Diwali&quot;&amp;"');
    expect(body).not.toHaveProperty("thumbnail_url");
  });

  it("takes the address with a query, a fragment, a slash or capitals", async () => {
    const id = await outfit();
    for (const address of [
      `/outfit/${id}?utm_source=x#items`,
      `/outfit/${id}/`,
      `/Outfit/${id.toUpperCase()}`,
    ])
      expect((await askFor(SHOP + address)).html, address).toContain(`/embed/outfit/${id}`);
  });

  it("keeps frame and thumbnail within the bounds of the request", async () => {
    const url = `${SHOP}/outfit/${await outfit()}`;
    expect(await askFor(url, { maxwidth: "320" })).toMatchObject({ width: 320, height: 780 });
    expect(await askFor(url, { maxheight: "500" })).toMatchObject({ width: 400, height: 500 });
    expect(await askFor(url, { maxwidth: "9000", maxheight: "" })).toMatchObject({ width: 400, height: 780 });
    for (const bounds of [{ maxwidth: "200" }, { maxheight: "260" }]) {
      const { thumbnail_width = 0, thumbnail_height = 0 } = await askFor(url, bounds);
      expect(thumbnail_width).toBeLessThanOrEqual(Number(bounds.maxwidth ?? 640));
      expect(thumbnail_height).toBeLessThanOrEqual(Number(bounds.maxheight ?? 9000));
    }
    expect(await askFor(url, { maxwidth: "1" })).toMatchObject({ width: 1 });
  });

  it.each([
    ["another site", "https://other.example/outfit/0b9d3f3e-6d4e-4c8e-9a58-1f2a3b4c5d6e"],
    ["another protocol", "http://shop.example/outfit/0b9d3f3e-6d4e-4c8e-9a58-1f2a3b4c5d6e"],
    ["another page", "https://shop.example/trending"],
    ["a page below", "https://shop.example/outfit/0b9d3f3e-6d4e-4c8e-9a58-1f2a3b4c5d6e/x"],
  ])("an address of %s is 404", async (_what, url) => {
    const response = await ask({ url });

    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ success: false, code: "NOT_FOUND", reason: "embed.notFound" });
    expect(response.headers["access-control-allow-origin"]).toBe("*");
  });

  it.each([
    ["no address", {}],
    ["a path", { url: "/outfit/1" }],
    ["a script", { url: "javascript:alert(1)" }],
    ["an unknown format", { url: SHOP, format: "yaml" }],
    ["a bound of zero", { url: SHOP, maxwidth: "0" }],
    ["a bound in words", { url: SHOP, maxheight: "tall" }],
  ])("%s is 400 with a sentence", async (_what, query) => {
    const response = await ask(query as Record<string, string>);

    expect(response.statusCode).toBe(400);
    expect(response.json()).toMatchObject({
      code: "VALIDATION_FAILED",
      message: expect.stringMatching(/Please /),
    });
    expect(response.headers["access-control-allow-origin"]).toBe("*");
  });

  it("two addresses are 400", async () => {
    const response = await shop.app.inject(`/oembed?url=${SHOP}&url=${SHOP}`);
    expect(response.statusCode).toBe(400);
  });

  it("XML is not available", async () => {
    const response = await ask({ url: `${SHOP}/outfit/${await outfit()}`, format: "xml" });

    expect(response.statusCode).toBe(501);
    expect(response.json()).toMatchObject({ code: "NOT_IMPLEMENTED", reason: "embed.jsonOnly" });
  });

  it("is part of the API's description", () => {
    const { paths } = shop.app.swagger() as { paths: Record<string, unknown> };
    expect(paths).toHaveProperty("/oembed");
  });
});
