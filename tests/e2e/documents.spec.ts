import { readdir, readFile } from "node:fs/promises";
import { request as httpRequest, type IncomingMessage } from "node:http";
import { join } from "node:path";
import { expect, test } from "../setup/browser.ts";
import { openUntilIdle } from "./idle-parts.ts";
import { browsingPaths } from "./outfit-calls.ts";
import { disableLongTimers } from "./page-clock.ts";

const BUILT_ASSETS = "build/site/client/assets";
/** From when a page fetches its scripts before the first paint, on a slow line: app/early/fetch-scripts.ts. */
const FETCH_AFTER_MS = 300;

test.describe("documents", () => {
  // covers: product-14
  test("run scripts of the shop and inline scripts by hash only, and contain no item links for a visitor", async ({
    page,
    request,
  }) => {
    for (const path of [...(await browsingPaths(request)), "/no/such/page"]) {
      const headers = (await request.get(path)).headers();
      const scripts = headers["content-security-policy"]?.match(/script-src ([^;]*)/)?.[1] ?? "";
      expect(scripts, path).toMatch(/^'self'( 'sha256-[\w+/=]+')+$/);
      expect(headers["x-content-type-options"]).toBe("nosniff");
    }
    // A violation of the policy is an error on the console, which fails this test.
    for (const path of await browsingPaths(request)) {
      const refreshed = page.waitForResponse(/\/backend\/outfit\//);
      const document = await page.goto(path);
      await (await refreshed).finished();
      for (const text of [(await document?.text()) ?? "itemLink", await page.content()]) {
        expect(text).not.toContain("itemLink");
        expect(text).not.toMatch(/\.example\\?\/p\\?\//);
      }
    }
  });

  for (const path of ["/100%", "/outfit/%E0%A4%A"]) {
    test(`say so at ${path}, an address that cannot be decoded`, async ({ page, allowConsole }) => {
      allowConsole(/status of 400/);
      const document = await page.goto(path, { waitUntil: "load" });
      expect(document?.status()).toBe(400);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("A loose thread");
      await page.getByRole("main").getByRole("link", { name: "Browse Outfits" }).click();
      await expect(page).toHaveURL(/\/outfit$/);
    });
  }

  test("load the libraries of schemas and forms, which only forms need, neither for the first paint nor when idle", async ({
    request,
  }) => {
    const marks = ["__zod_globalRegistry", "shouldUnregister"];
    const libraries: string[] = [];
    let idleParts = "";
    for (const file of await readdir(BUILT_ASSETS)) {
      if (!file.endsWith(".js")) continue;
      const text = await readFile(join(BUILT_ASSETS, file), "utf8");
      if (marks.some((mark) => text.includes(mark))) libraries.push(file);
      if (file.startsWith("idle-parts-")) idleParts = text;
    }
    expect(libraries).toHaveLength(marks.length);
    expect(idleParts).toContain("import");
    for (const file of libraries) expect(idleParts).not.toContain(file);
    for (const path of await browsingPaths(request)) {
      const document = await (await request.get(path)).text();
      expect(document, path).toContain("/assets/");
      for (const file of libraries) expect(document, path).not.toContain(file);
    }
  });

  test("name the links that a browser may fetch before they are pressed", async ({ request }) => {
    const rules = (await request.get("/trending")).headers()["speculation-rules"];
    expect(rules).toBe('"/speculation-rules.json"');
    const response = await request.get("/speculation-rules.json");
    expect(response.headers()["content-type"]).toContain("application/speculationrules+json");
    expect(await response.json()).toMatchObject({ prefetch: [{ eagerness: "moderate" }] });
  });

  test("report once how fast they were, when the page is hidden", async ({ page, request }) => {
    const reports = async () => {
      const metrics = await (await request.get("/metrics")).text();
      const count = /^web_vitals_hydration_seconds_count\{route="\/terms"\} (\d+)$/m.exec(metrics)?.[1];
      return Number(count ?? 0);
    };
    // The server's count is also that of the tests that run beside this one, and no event tells of a request
    // that a page sends as it is left.
    await page.addInitScript(() => {
      const send = navigator.sendBeacon.bind(navigator);
      navigator.sendBeacon = (url, body) => {
        sessionStorage.setItem("sent", `${sessionStorage.getItem("sent") ?? ""} ${url}`.trim());
        return send(url, body);
      };
    });
    const sent = () => page.evaluate(() => sessionStorage.getItem("sent"));
    const before = await reports();
    await openUntilIdle(page, "/terms");
    expect(await sent()).toBeNull();
    await page.goto("/favicon.svg");
    await expect.poll(reports).toBeGreaterThan(before);
    expect(await sent()).toBe("/backend/web-vitals");
  });

  test("fetch the code of a screen, without running it, when its link is about to be pressed", async ({
    page,
  }) => {
    await openUntilIdle(page, "/about-us");
    const code = page.waitForResponse(/\/assets\/terms-/);
    await page.getByRole("contentinfo").getByRole("link", { name: "Terms of Service" }).focus();
    await code;
    await expect(page).toHaveURL("/about-us");
  });

  test("fetch their scripts and run them after the first paint", async ({ page }) => {
    // Without the timers that do so before it, because a slow machine reaches them too.
    await disableLongTimers(page, FETCH_AFTER_MS);
    await page.addInitScript(() => {
      new MutationObserver((_changes, observer) => {
        if (!document.querySelector("head > script[type=module]")) return;
        observer.disconnect();
        performance.mark("started");
      }).observe(document, { childList: true, subtree: true });
    });
    await page.goto("/");
    const { painted, started, fetched } = await page.evaluate(() => {
      const timeOf = (name: string) => performance.getEntriesByName(name)[0]?.startTime;
      const scripts = performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".js"));
      const fetched = Math.min(...scripts.map(({ startTime }) => startTime));
      return {
        painted: timeOf("first-paint") ?? Number.POSITIVE_INFINITY,
        started: timeOf("started"),
        fetched,
      };
    });
    expect(fetched).toBeGreaterThanOrEqual(painted);
    expect(started).toBeGreaterThanOrEqual(painted);
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

  // covers: rendering-05
  test("of personal screens say that these are being opened, and nothing about a user", async ({
    request,
  }) => {
    for (const [path, opening, personal] of [
      ["/cart?search=wedding", "Opening your cart", "Please Sign In"],
      ["/profile", "Opening your profile", "Sign Out"],
      ["/dashboard", "", "Admin Panel"],
    ] as const) {
      const html = await (await request.get(path)).text();
      expect(html, path).toContain(opening);
      expect(html, path).not.toContain(personal);
      if (!path.startsWith("/cart")) expect(html, path).toContain('name="robots" content="noindex"');
    }
  });

  test("include the list of outfits as structured data", async ({ request, serverUrl }) => {
    const html = await (await request.get("/outfit?section=Men")).text();
    const [, json = ""] = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html) ?? [];
    const [list, trail] = JSON.parse(json);
    const listed = [...html.matchAll(/ href="(\/outfit\/[^"?]+)"/g)].map(([, path]) => serverUrl + path);
    expect(list).toMatchObject({ "@type": "ItemList" });
    expect(list.itemListElement.map(({ url }: { url: string }) => url)).toEqual(
      [...new Set(listed)].slice(0, 9),
    );
    expect(trail.itemListElement.at(-1)).toMatchObject({
      name: "Men",
      item: `${serverUrl}/outfit?section=Men`,
    });
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
    const response = await requestRaw(serverUrl, path);
    expect(response.statusCode, path).toBe(status);
    expect(response.headers.location, path).toBe(location);
  }
});

// covers: addresses-02, addresses-03
test("former addresses and those with a slash at their end redirect, with the query", async ({ request }) => {
  for (const [path, status, location] of [
    ["/outfits?category=Wedding&sort=asc", 301, "/outfit?category=Wedding&sort=asc"],
    ["/custom-styling", 301, "/#custom"],
    ["/outfit/?category=Wedding", 308, "/outfit?category=Wedding"],
  ] as const) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(status);
    expect(response.headers().location, path).toBe(location);
  }
});

// covers: addresses-04
test("unknown addresses return the not-found page with status 404", async ({ request }) => {
  for (const path of ["/no/such/page", "/outfit/a/b", "/Outfit%00"]) {
    const response = await request.get(path);
    expect(response.status(), path).toBe(404);
    const html = await response.text();
    expect(html, path).toMatch(/<title>Page not found/);
    expect(html, path).toContain("Browse Outfits");
    expect(html, path).toContain("<header");
  }
});
