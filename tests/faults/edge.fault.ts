import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { openTcpProxy } from "#tests/setup/tcp-proxy.ts";
import { freshDatabase } from "./fresh-database.ts";
import { hasCaddy, startEdge } from "./running-edge.ts";
import { kill, seedDatabase, startShop } from "./shop-processes.ts";

const LIST = "/backend/outfit/getoutfits?startIndex=0&limit=9";
const MEGABYTE = 1024 * 1024;
const UNTIL_SEEN = { timeout: 20_000, interval: 100 };

const portOf = ({ url }: { url: string }) => Number(new URL(url).port);

async function startTwoNodes() {
  const databaseUrl = await freshDatabase();
  await seedDatabase(databaseUrl);
  const start = () => startShop(databaseUrl, { TRUST_PROXY: "127.0.0.1" });
  const nodes = [await start(), await start()] as const;
  return { nodes, edge: await startEdge(nodes.map(portOf)) };
}

/** A node that returns the headers it gets. */
async function startEcho(): Promise<number> {
  const server = createServer((request, response) => {
    request.resume().on("end", () => response.end(JSON.stringify(request.headers)));
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
}

const suite = hasCaddy() ? describe : describe.skip;
const WITHOUT = hasCaddy() ? "" : " (skipped: Caddy is not installed, see apt-get install caddy)";

suite(`the edge of a shop with HTTPS${WITHOUT}`, () => {
  it("has a certificate, speaks HTTP/2, offers HTTP/3, leads from HTTP to HTTPS, and hides the operators' paths", async () => {
    const { edge } = await startTwoNodes();

    const home = await edge.request("/");
    expect(home).toMatchObject({ status: 200, headers: { "alt-svc": expect.stringContaining("h3=") } });
    const plain = await fetch(`${edge.plainUrl}/about-us`, { redirect: "manual" });
    expect([plain.status, plain.headers.get("location")]).toEqual([308, "https://localhost/about-us"]);
    for (const path of ["/metrics", "/readyz", "/HEALTHZ", "/%72eadyz", "//readyz"])
      expect((await edge.request(path)).status, path).toBe(404);
  });

  it("fails no read while a node goes away, and has the shop's error without any", async () => {
    const { edge, nodes } = await startTwoNodes();
    const statuses = new Set<number>();
    let isOver = false;
    const reading = (async () => {
      while (!isOver) statuses.add((await edge.request(LIST)).status);
    })();

    await kill(nodes[0]);
    await vi.waitFor(
      () => expect(edge.output()).toContain(`"host":"127.0.0.1:${portOf(nodes[0])}"`),
      UNTIL_SEEN,
    );
    isOver = true;
    await reading;
    expect([...statuses]).toEqual([200]);

    await kill(nodes[1]);
    await vi.waitFor(async () => expect((await edge.request(LIST)).status).toBe(503), UNTIL_SEEN);
    const { headers, body } = await edge.request(LIST);
    expect(headers).toMatchObject({ "retry-after": "5", "cache-control": "no-store" });
    expect(JSON.parse(body)).toMatchObject({ success: false, code: "UNAVAILABLE" });
  });

  it("serves cached responses while the database is unavailable", async () => {
    const databaseUrl = await freshDatabase();
    const { outfitIds } = await seedDatabase(databaseUrl);
    const proxy = await openTcpProxy(databaseUrl);
    onTestFinished(() => proxy.close());
    const node = await startShop(proxy.through(databaseUrl), { LOG_LEVEL: "silent" });
    const edge = await startEdge([portOf(node)]);
    const outfit = `/backend/outfit/${outfitIds[0]}`;
    const cached = await edge.request(LIST);
    expect(JSON.parse(cached.body)).toMatchObject({ outfits: expect.any(Array) });

    proxy.cut();
    await vi.waitFor(async () => expect((await edge.request(outfit)).status).toBe(503), UNTIL_SEEN);
    await vi.waitFor(async () => expect((await fetch(`${node.url}/readyz`)).status).toBe(503), UNTIL_SEEN);
    await pause(1_000);
    expect(await edge.request(LIST)).toMatchObject({ status: 200, body: cached.body });
    expect(JSON.parse((await edge.request(outfit)).body)).toMatchObject({ code: "UNAVAILABLE" });

    proxy.restore();
    await vi.waitFor(async () => expect((await edge.request(outfit)).status).toBe(200), UNTIL_SEEN);
  });

  it("refuses a body over the shop's limit with the shop's error", async () => {
    const edge = await startEdge([await startEcho()]);
    const post = (path: string, megabytes: number) =>
      edge.request(path, { ":method": "POST" }, Buffer.alloc(megabytes * MEGABYTE));
    const refused = await post("/backend/bespoke", 7);
    expect(refused.status).toBe(413);
    expect(JSON.parse(refused.body)).toMatchObject({ code: "PAYLOAD_TOO_LARGE" });
    expect((await post("/backend/bespoke", 5)).status).toBe(200);
    expect((await post("/backend/outfit/admin/import/preview", 102)).status).toBe(200);
    expect((await post("/backend/piece/admin/import", 99)).status).toBe(200);
    expect((await post("/backend/piece/admin/import", 102)).status).toBe(413);
  });

  it("passes the visitor's address on, whatever the visitor claims, and logs no address of a page", async () => {
    const edge = await startEdge([await startEcho()]);
    const { body } = await edge.request("/confirm-email?token=secret", {
      "x-forwarded-for": "203.0.113.9",
      forwarded: "for=203.0.113.9",
      "x-forwarded-proto": "http",
    });
    const headers = JSON.parse(body) as Record<string, string>;
    expect(headers).toMatchObject({ "x-forwarded-proto": "https", host: new URL(edge.url).host });
    expect(headers["x-forwarded-for"]).toMatch(/^(127\.0\.0\.1|::1)$/);
    expect(headers).not.toHaveProperty("forwarded");
    expect(edge.output()).not.toContain("secret");
  });
});
