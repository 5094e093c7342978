import { request as httpRequest, type IncomingMessage } from "node:http";
import { expect, test } from "../setup/browser.ts";
import { holdCalls } from "./hold-calls.ts";
import { browsingPaths, mostViewedId } from "./outfit-calls.ts";

test.describe("what documents give away", () => {
  test("scripts run by hash and from the shop alone", async ({ page, request }) => {
    for (const path of [...(await browsingPaths(request)), "/no/such/page"]) {
      const headers = (await request.get(path)).headers();
      const scripts = headers["content-security-policy"]?.match(/script-src ([^;]*)/)?.[1] ?? "";
      expect(scripts, path).toMatch(/^'self'( 'sha256-[\w+/=]+')+$/);
      expect(headers["x-content-type-options"]).toBe("nosniff");
    }
    // A violation is an error on the console, which fails this test.
    for (const path of await browsingPaths(request)) {
      const refreshed = page.waitForResponse(/\/backend\/outfit\//);
      await page.goto(path);
      await refreshed;
      await page.waitForLoadState("networkidle");
    }
  });

  test("scripts come after the first paint; what was pressed before them is done", async ({ page }) => {
    const release = await holdCalls(page, "**/assets/entry.client-*.js");
    await page.goto("/", { waitUntil: "commit" });
    const button = page.getByRole("button", { name: "Chat bot" });
    await button.click();
    const painted = await page.evaluate(() => performance.getEntriesByName("first-paint")[0]?.startTime);
    const asked = await page.evaluate(() =>
      performance
        .getEntriesByType("resource")
        .filter(({ name }) => name.endsWith(".js"))
        .map(({ startTime }) => startTime),
    );
    expect(Math.min(...asked)).toBeGreaterThanOrEqual(painted ?? Number.POSITIVE_INFINITY);
    await expect(button).toHaveAttribute("aria-expanded", "false");
    release();
    await expect(button).toHaveAttribute("aria-expanded", "true");
  });

  // covers: product-14
  test("no item link, to a visitor", async ({ page, request }) => {
    for (const path of await browsingPaths(request)) {
      await page.goto(path);
      await page.waitForLoadState("networkidle");
      for (const text of [await (await request.get(path)).text(), await page.content()]) {
        expect(text).not.toContain("itemLink");
        expect(text).not.toMatch(/\.example\\?\/p\\?\//);
      }
    }
  });

  // covers: rendering-04, rendering-05
  test("the same to everybody, whatever they send", async ({ request }) => {
    const headers = { cookie: "session=abc; theme=dark", authorization: `Bearer ${"x".repeat(43)}` };
    for (const path of await browsingPaths(request)) {
      // Tried again because the views of an outfit may rise between two askings.
      await expect(async () => {
        const asVisitor = await request.get(path);
        const asSomebody = await request.get(path, { headers });
        expect(asSomebody.status(), path).toBe(200);
        expect(asSomebody.headers()).not.toHaveProperty("set-cookie");
        expect(await asSomebody.text(), path).toBe(await asVisitor.text());
      }).toPass();
    }
  });

  // covers: previews-03, previews-04
  test("crawlers find robots.txt, the sitemap and every outfit in it", async ({ request, serverUrl }) => {
    const robots = await (await request.get("/robots.txt")).text();
    expect(robots).toContain(`Sitemap: ${serverUrl}/sitemap.xml`);
    const index = await (await request.get("/sitemap.xml")).text();
    const files = [...index.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address);
    const addresses: string[] = [];
    for (const file of files) {
      const text = await (await request.get(file)).text();
      addresses.push(...[...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) => address));
    }
    expect(addresses).toContain(`${serverUrl}/outfit`);
    expect(addresses).toContain(`${serverUrl}/outfit/${await mostViewedId(request)}`);
  });

  test("the calls are listed on a page of their own", async ({ page }) => {
    await page.goto("/backend/docs");
    await expect(page.getByText("/backend/outfit/getoutfits").first()).toBeVisible();
    await expect(page.getByText("/backend/outfit/trending").first()).toBeVisible();
    await expect(page.getByText("/backend/outfit/{id}").first()).toBeVisible();
  });
});

/** What a path that no browser would send as it is is answered with. */
function askRaw(serverUrl: string, path: string): Promise<IncomingMessage> {
  const { hostname, port } = new URL(serverUrl);
  return new Promise((resolve, reject) => {
    httpRequest({ hostname, port, path }, (response) => resolve(response.resume()))
      .on("error", reject)
      .end();
  });
}

test("no address, however odd, makes the server fail or leads away from the shop", async ({ serverUrl }) => {
  for (const [path, status, location] of [
    ["//", 308, "/"],
    ["///", 308, "/"],
    ["/\\", 308, "/"],
    ["//evil.example", 308, "/evil.example"],
    ["//evil.example/trending/", 308, "/evil.example/trending"],
    ["/\\evil.example/", 308, "/evil.example"],
    ["/.//evil.example", 308, "/evil.example"],
    ["//[", 308, "/["],
    ["/%", 400, undefined],
    ["/%E0%A4%A", 400, undefined],
  ] as const) {
    const answer = await askRaw(serverUrl, path);
    expect(answer.statusCode, path).toBe(status);
    expect(answer.headers.location, path).toBe(location);
  }
});
