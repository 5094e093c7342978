import { request as httpRequest, type IncomingMessage } from "node:http";
import { expect, test } from "../setup/browser.ts";
import { holdCalls } from "./hold-calls.ts";
import { browsingPaths, mostViewedId } from "./outfit-calls.ts";

test.describe("documents", () => {
  test("run scripts of the shop and inline scripts by hash only", async ({ page, request }) => {
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

  test("request scripts after the first paint and handle earlier clicks", async ({ page }) => {
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
  test("contain no item links for a visitor", async ({ page, request }) => {
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
  test("do not depend on cookies or tokens", async ({ request }) => {
    const headers = { cookie: "session=abc; theme=dark", authorization: `Bearer ${"x".repeat(43)}` };
    for (const path of await browsingPaths(request)) {
      // Retried because the views of an outfit may increase between the two requests.
      await expect(async () => {
        const asVisitor = await request.get(path);
        const withCredentials = await request.get(path, { headers });
        expect(withCredentials.status(), path).toBe(200);
        expect(withCredentials.headers()).not.toHaveProperty("set-cookie");
        expect(await withCredentials.text(), path).toBe(await asVisitor.text());
      }).toPass();
    }
  });

  // covers: previews-03, previews-04
  test("include robots.txt with the sitemap, which lists the listing and outfits", async ({
    request,
    serverUrl,
  }) => {
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

  test("include the API documentation with the calls", async ({ page }) => {
    await page.goto("/backend/docs");
    await expect(page.getByText("/backend/outfit/getoutfits").first()).toBeVisible();
    await expect(page.getByText("/backend/outfit/trending").first()).toBeVisible();
    await expect(page.getByText("/backend/outfit/{id}").first()).toBeVisible();
  });
});

/** Requests a path without the normalization that browsers apply. */
function requestRaw(serverUrl: string, path: string): Promise<IncomingMessage> {
  const { hostname, port } = new URL(serverUrl);
  return new Promise((resolve, reject) => {
    httpRequest({ hostname, port, path }, (response) => resolve(response.resume()))
      .on("error", reject)
      .end();
  });
}

test("malformed paths return 308 or 400 and never redirect to another site", async ({ serverUrl }) => {
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
    const answer = await requestRaw(serverUrl, path);
    expect(answer.statusCode, path).toBe(status);
    expect(answer.headers.location, path).toBe(location);
  }
});
