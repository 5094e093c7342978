import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, it } from "vitest";
import type { Outfit } from "#contract/outfit/outfit.ts";
import { type Call, PERMISSIONS } from "#contract/permissions.ts";
import { createBoard } from "#tests/factories/board-factory.ts";
import { createOutfit, createOutfits, outfitItem } from "#tests/factories/outfit-factory.ts";
import { callBoards } from "#tests/setup/board-calls.ts";
import { signIn } from "#tests/setup/engagement-calls.ts";
import { createSubject, requestFor } from "#tests/setup/permission-calls.ts";
import { testShop } from "#tests/setup/test-app.ts";

const SIZE_MAX_BYTES = 30_000;

const shop = testShop();
const get = (url: string) => shop.app.inject(url);

/** Reads the settings, of which the test before may have left others. */
beforeEach(async () => {
  const { headers } = await signIn(shop, { isAdmin: true });
  await shop.app.inject({ url: "/backend/settings/admin", headers });
});

async function publicBoard(outfitIds: readonly string[], name?: string): Promise<string> {
  const { userId } = await signIn(shop);
  return createBoard(shop.database, { userId, isPublic: true, outfitIds, ...(name ? { name } : {}) });
}

/** The longest names that an outfit can have. */
const longItems = Array.from({ length: 12 }, (_, index) =>
  outfitItem(`${"Red silk saree ".repeat(13)}${index}`, 4_990.5),
);

describe("the embed of an outfit", () => {
  it("shows it with its first items, and leads to its page in a new tab", async () => {
    const id = await createOutfit(shop.database, { category: "Wedding", section: "Women" });
    const { statusCode, body, headers } = await get(`/embed/outfit/${id}`);
    const outfit = (await get(`/backend/outfit/${id}`)).json<Outfit>();

    expect(statusCode).toBe(200);
    expect(headers["content-type"]).toBe("text/html; charset=utf-8");
    expect(body).toContain("<h1>Wedding <em>Outfit</em></h1>");
    expect(body).toContain("Ensemble");
    for (const { itemName } of outfit.items) expect(body).toContain(itemName);
    expect(body).toMatch(/<img [^>]*width="\d+" height="\d+" alt="Complete Wedding outfit for women/);
    expect(body).toContain('<meta name="robots" content="noindex">');
    expect(body).toContain(`<link rel="canonical" href="https://shop.example/outfit/${id}">`);
    const links = [...body.matchAll(/<a [^>]*>/g)].map(([tag]) => tag);
    expect(links).toHaveLength(1);
    expect(links[0]).toContain(`href="https://shop.example/outfit/${id}" target="_blank" rel="noopener"`);
  });

  it("says that it is paid for, where it is", async () => {
    const paid = await createOutfit(shop.database, { type: "Sponsored" });
    const normal = await createOutfit(shop.database);
    const label = '<span class="paid">';
    expect((await get(`/embed/outfit/${paid}`)).body).toContain(`${label}Sponsored</span>`);
    expect((await get(`/embed/outfit/${normal}`)).body).not.toContain(label);
    const { body } = await get(`/embed/board/${await publicBoard([normal, paid])}`);
    expect(body.split(label)).toHaveLength(2);
  });

  it("says who styled it, as text", async () => {
    const { userId } = await signIn(shop, { username: "asha&co" });
    const id = await createOutfit(shop.database, { stylistId: userId });
    expect((await get(`/embed/outfit/${id}`)).body).toContain("Styled by <bdi>asha&amp;co</bdi>");
    expect((await get(`/oembed?url=https://shop.example/outfit/${id}`)).json()).toMatchObject({
      author_name: "asha&co",
    });
  });

  it("may be framed by any site and does nothing but show pictures of the shop", async () => {
    const id = await createOutfit(shop.database);
    const { headers, body } = await get(`/embed/outfit/${id}`);
    const policy = String(headers["content-security-policy"]);

    expect(policy).toMatch(
      /^default-src 'none'; style-src 'sha256-[\w+/=]+'; img-src 'self' data:; base-uri 'none'; form-action 'none'; frame-ancestors \*$/,
    );
    expect(headers).not.toHaveProperty("x-frame-options");
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(headers["cache-control"]).toBe("public, max-age=0, s-maxage=10");
    expect(body).not.toMatch(/<script|<form| on\w+=| style="/);
  });

  it("shows the texts of people as text", async () => {
    const id = await createOutfit(shop.database, {
      items: [outfitItem('</style><script>alert("1")</script>', 499)],
    });
    const { body } = await get(`/embed/outfit/${id}`);

    expect(body).toContain("&lt;/style&gt;&lt;script&gt;");
    expect(body).not.toContain("<script>");
  });

  it.each(["light", "own"])("is smaller than 30 KB in %s colours", async (colours) => {
    if (colours === "own") await giveOwnBrand();
    const id = await createOutfit(shop.database, { items: longItems });

    expect((await get(`/embed/outfit/${id}`)).rawPayload.length).toBeLessThan(SIZE_MAX_BYTES);
  });

  it("has the shop's own name, colours and typefaces as soon as it has them", async () => {
    const id = await createOutfit(shop.database);
    expect((await get(`/embed/outfit/${id}`)).body).toContain("--accent:#8f1d31");
    await giveOwnBrand();
    const { body } = await get(`/embed/outfit/${id}`);

    expect(body).toContain("Rangoli &amp; Co");
    expect(body).toContain("--accent:#123456");
    expect(body).toContain("Fraunces");
    expect(body).not.toContain("Ensemble");
  });

  it("counts no view", async () => {
    const id = await createOutfit(shop.database);
    const headers = { "user-agent": "Mozilla/5.0 Firefox/145.0" };
    await shop.app.inject({ url: `/embed/outfit/${id}`, headers });

    expect((await get(`/backend/outfit/${id}`)).json<Outfit>().numberOfClicks).toBe(0);
  });
});

async function giveOwnBrand(): Promise<void> {
  const { headers } = await signIn(shop, { isAdmin: true });
  const payload = {
    identity: { name: "Rangoli & Co", tagline: "Colour" },
    appearance: { accent: "#123456", second: "#0f5c47", typefaces: "fraunces" },
  };
  const response = await shop.app.inject({ method: "PUT", url: "/backend/settings/admin", headers, payload });
  expect(response.statusCode, response.body).toBe(200);
}

describe("the embed of a board", () => {
  it.each([
    [1, 1],
    [3, 3],
    [5, 4],
    [9, 6],
  ])("of %i looks shows %i, each leading to its page", async (saved, shown) => {
    const ids = await createOutfits(
      shop.database,
      Array.from({ length: saved }, () => ({})),
    );
    const id = await publicBoard(ids, "Diwali <evenings>");
    const { statusCode, body, rawPayload } = await get(`/embed/board/${id}`);

    expect(statusCode).toBe(200);
    expect(body).toContain("Diwali &lt;evenings&gt;");
    expect(body.match(/<img /g)).toHaveLength(shown);
    for (const outfitId of ids.slice(0, shown))
      expect(body).toContain(`href="https://shop.example/outfit/${outfitId}" target="_blank" rel="noopener"`);
    expect(body).toContain(`href="https://shop.example/board/${id}" target="_blank" rel="noopener"`);
    expect(body).toContain(`<link rel="canonical" href="https://shop.example/board/${id}">`);
    expect(rawPayload.length).toBeLessThan(SIZE_MAX_BYTES);
  });

  it("says so if it is empty", async () => {
    const { statusCode, body } = await get(`/embed/board/${await publicBoard([])}`);

    expect(statusCode).toBe(200);
    expect(body).toContain("No looks on this board yet.");
  });

  it("ends with its sharing", async () => {
    const { userId, headers } = await signIn(shop);
    const id = await createBoard(shop.database, { userId, isPublic: true });
    expect((await get(`/embed/board/${id}`)).statusCode).toBe(200);
    await callBoards(shop, `PUT /${id}`, headers, { isPublic: false });

    expect((await get(`/embed/board/${id}`)).statusCode).toBe(404);
  });
});

describe("what is not public", () => {
  it.each([
    ["a hidden outfit", async () => `outfit/${await createOutfit(shop.database, { isActive: false })}`],
    ["an unknown outfit", async () => `outfit/${randomUUID()}`],
    ["another call of the API", async () => "outfit/trending"],
    [
      "a private board",
      async () => `board/${await createBoard(shop.database, { userId: (await signIn(shop)).userId })}`,
    ],
    ["an unknown board", async () => `board/${randomUUID()}`],
    ["another call of boards", async () => "board/saved"],
  ])("%s is a 404 document that fits a frame, and no oEmbed", async (_what, path) => {
    const address = await path();
    const { statusCode, headers, body } = await get(`/embed/${address}`);
    const oembed = await get(`/oembed?url=https://shop.example/${address}`);

    expect(statusCode).toBe(404);
    expect(headers["cache-control"]).toBe("no-store");
    expect(headers["content-security-policy"]).toContain("frame-ancestors *");
    expect(headers).not.toHaveProperty("x-frame-options");
    expect(body).toContain('href="https://shop.example" target="_blank" rel="noopener"');
    expect(body).toContain('<meta name="robots" content="noindex">');
    expect(oembed.statusCode).toBe(404);
  });
});

describe("any other response", () => {
  it("cannot be framed, whatever the call and its outcome", async () => {
    const subject = await createSubject(shop);
    const calls = await Promise.all(
      (Object.keys(PERMISSIONS) as Call[]).map((call) => requestFor(call, subject)),
    );
    const others = [
      ...["/", "/robots.txt", "/sitemap.xml", "/healthz", "/backend/docs", "/backend/none", "/media/none"],
      ...["/oembed", "/embed", "/embed/stylist/asha", `/embed/outfit/${subject.outfitId}/items`],
    ].map((url) => ({ url, headers: {} }));
    for (const request of [...calls, ...others]) {
      // Some calls end the session.
      const { headers } = await signIn(shop, { isAdmin: true });
      for (const caller of [{}, headers]) {
        const response = await shop.app.inject({ ...request, headers: { ...caller, ...request.headers } });
        const policy = String(response.headers["content-security-policy"]);
        expect(policy.match(/frame-ancestors [^;]*/g), request.url).toEqual(["frame-ancestors 'none'"]);
        expect(response.headers["x-frame-options"] ?? "SAMEORIGIN", request.url).toBe("SAMEORIGIN");
      }
    }
  });
});
