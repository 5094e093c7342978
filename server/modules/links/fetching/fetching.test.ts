import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { ReaderThread } from "#server/readers/reader-thread.ts";
import { type Merchant, openMerchant } from "#tests/merchant/merchant.ts";
import { scaled } from "#tests/setup/time-limits.ts";
import { PageVisitor, type Visit } from "./page-visitor.ts";
import { isPublicAddress } from "./public-address.ts";

const signal = new AbortController().signal;
let merchant: Merchant;
let visitor: PageVisitor;
beforeAll(async () => {
  merchant = await openMerchant();
});
beforeEach(() => {
  merchant.requests.length = 0;
  visitor = newVisitor([merchant.host]);
});
afterAll(() => merchant.close());

function newVisitor(allowedHosts: string[]): PageVisitor {
  return new PageVisitor({
    userAgent: "EnsembleTest/1.0 (+https://shop.example)",
    allowedHosts,
    hostIntervalMs: 0,
  });
}
const visit = (path: string): Promise<Visit> =>
  visitor.visit(path.startsWith("/") ? merchant.origin + path : path, signal);
const paths = () => merchant.requests.map(({ path }) => path);

describe("only public addresses are connected to", () => {
  it.each([
    "127.0.0.1",
    "127.8.9.1",
    "10.0.0.1",
    "172.16.0.1",
    "172.31.255.255",
    "192.168.1.1",
    "169.254.169.254",
    "100.64.0.1",
    "0.0.0.0",
    "192.0.0.1",
    "192.0.2.1",
    "198.18.0.1",
    "198.51.100.1",
    "203.0.113.1",
    "224.0.0.1",
    "240.0.0.1",
    "255.255.255.255",
    "168.63.129.16",
    "::ffff:168.63.129.16",
    "::1",
    "::",
    "::ffff:127.0.0.1",
    "::ffff:10.0.0.1",
    "::ffff:7f00:1",
    "::127.0.0.1",
    "64:ff9b::7f00:1",
    "64:ff9b:1::7f00:1",
    "2002:7f00:1::",
    "2001::1",
    "2001:db8::1",
    "fc00::1",
    "fd12:3456::1",
    "fe80::1",
    "fec0::1",
    "ff02::1",
    "100::1",
    "localhost",
    "",
  ])("%s is not public", (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });

  it.each(["8.8.8.8", "172.32.0.1", "2606:4700::1111", "::ffff:8.8.8.8"])("%s is", (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    "http://127.0.0.1/",
    "http://127.1/",
    "http://2130706433/",
    "http://0x7f000001/",
    "http://0177.0.0.1/",
    "http://①②⑦.0.0.1/",
    "http://[::1]/",
    "http://[::ffff:127.0.0.1]/",
    "http://[::ffff:a00:1]/",
    "http://169.254.169.254/latest/meta-data/",
    "http://10.0.0.1/",
    "http://0/",
    "http://8.8.8.8:8080/",
    "http://user:pass@8.8.8.8/",
    "ftp://8.8.8.8/",
    "file:///etc/passwd",
  ])("%s gets a sentence and no connection", async (url) => {
    visitor = newVisitor([]);
    const result = await visit(url);
    expect(result).toMatchObject({
      kind: "refused",
      isReserved: false,
      problem: expect.stringMatching(/^The address /),
    });
  });

  it.each([
    "http://localhost/",
    "https://shop.example/p",
    "http://x.test/",
    "http://router.local/",
    "http://intranet/",
  ])("%s is a reserved name", async (url) => {
    expect(await visit(url)).toMatchObject({ kind: "refused", isReserved: true });
  });

  it("a redirect to a private address is not followed", async () => {
    for (const target of [
      "http://127.0.0.1:9/",
      "http://[::1]/",
      "http://169.254.169.254/",
      "//10.0.0.1/x",
    ]) {
      const result = await visit(`/to?url=${encodeURIComponent(target)}`);
      expect(result, target).toMatchObject({ kind: "refused", isReserved: false });
    }
    expect(paths().filter((path) => !path.startsWith("/to") && path !== "/robots.txt")).toEqual([]);
  });

  it("a redirect to a host of LINK_CHECK_HOSTS is followed from such a host only", async () => {
    // These decide on such a redirect from a public page.
    const { redirectHosts, refusalOf } = await import("./requestable-url.ts");
    const hosts = new Set(["intranet:80", "wiki.shop.in:443"]);
    expect(redirectHosts(new URL("http://intranet/p"), hosts)).toBe(hosts);
    const fromPublic = redirectHosts(new URL("https://shop.in/p"), hosts);
    expect([...fromPublic]).toEqual([]);
    const problem = "The address is not public.";
    expect(refusalOf(new URL("https://wiki.shop.in/p"), fromPublic, hosts)).toMatchObject({ problem });
    expect(refusalOf(new URL("https://www.shop.in/p"), fromPublic, hosts)).toBeUndefined();
  });

  it("a name is checked by the lookup of the connection itself", async () => {
    const { createPublicClient, NotPublicError } = await import("./public-client.ts");
    const errorOf = async (origin: string) => {
      const client = createPublicClient(origin, () => false);
      const error: unknown = await client.request({ method: "GET", path: "/" }).catch((caught) => caught);
      await client.destroy();
      return error;
    };
    // `localhost` takes the place of a name whose DNS record changes after its URL was checked.
    const error = await errorOf(`http://localhost:${new URL(merchant.origin).port}`);
    const literal = await errorOf(merchant.origin);

    expect(error).toBeInstanceOf(NotPublicError);
    expect(literal).toBeInstanceOf(NotPublicError);
    expect(merchant.requests).toEqual([]);
  });
});

describe("a shop that misbehaves gets a sentence", () => {
  it.each([
    ["/loop/0", "The page redirects too often."],
    ["/bad-location", "The page redirects to an address that is none."],
    [`/to?url=/${"x".repeat(2_000)}`, "The page redirects to an address that is too long."],
    ["/headers", "The shop's response has too large headers."],
    ["/garbage", "The shop's response could not be understood."],
    ["/hang-up", "The shop broke off the connection."],
    ["/broken-gzip", "The shop's response could not be understood."],
    ["/unknown-coding", "The shop's response could not be understood."],
  ])("%s: %s", async (path, problem) => {
    expect(await visit(path)).toEqual({ kind: "failed", isTooSlow: false, problem });
  });

  it("after five redirects no further one is followed", async () => {
    await visit("/loop/0");
    expect(paths().filter((path) => path.startsWith("/loop"))).toHaveLength(6);
  });

  it.each(["/big", "/endless"])("of %s the first 2 MB are read", async (path) => {
    expect(await visit(path)).toMatchObject({
      kind: "response",
      status: 200,
      reading: { title: "Kurta", price: 10_000, currency: "INR" },
      problem: "The page is longer than 2 MB; only its beginning was read.",
    });
  });

  it("a compressed bomb is unpacked to 2 MB at most", async () => {
    const before = process.memoryUsage().rss;
    expect(await visit("/bomb")).toMatchObject({ kind: "response", reading: { isProduct: false } });
    expect(process.memoryUsage().rss - before).toBeLessThan(300 * 1024 * 1024);
  });

  it(
    "one that is too slow is left after ten seconds",
    async () => {
      const results = await Promise.all([visit("/slow-headers"), visit("/drip")]);
      const tooSlow = { kind: "failed", isTooSlow: true, problem: "The shop took longer than ten seconds." };
      expect(results).toEqual([tooSlow, tooSlow]);
    },
    scaled(40_000),
  );
});

it("compressed pages are read, and other files are not", async () => {
  for (const coding of ["gzip", "br"]) {
    expect(await visit(`/compressed/${coding}`)).toMatchObject({ reading: { price: 10_000 } });
  }
  expect(await visit("/pdf")).toMatchObject({ kind: "response", status: 200, reading: undefined });
});

it("says who asks", async () => {
  await visit("/");
  expect(merchant.requests.every(({ userAgent }) => userAgent.startsWith("EnsembleTest/1.0"))).toBe(true);
});

describe("robots.txt", () => {
  it("is obeyed, and asked for once", async () => {
    merchant.robots.text = "User-agent: EnsembleTest\nDisallow: /p/secret\n";
    expect(await visit("/p/secret")).toMatchObject({ kind: "disallowed" });
    expect(await visit("/p/product")).toMatchObject({ kind: "response", status: 200 });
    expect(paths()).toEqual(["/robots.txt", "/p/product"]);
  });

  it.each([
    [404, "response"],
    [403, "response"],
    [503, "failed"],
  ])("with status %s: %s", async (status, kind) => {
    delete merchant.robots.text;
    merchant.robots.status = status;
    expect(await visit("/p/product")).toMatchObject({ kind });
    merchant.robots.status = 404;
  });
});

describe("a robots.txt that takes too long or too much memory to read", () => {
  const groups = "User-agent: x\n".repeat(15_000) + "Disallow: /x\n".repeat(20_000);

  it(
    "is a failed visit, is not read again, and does not stop other pages",
    async () => {
      const { robots } = merchant;
      robots.text = groups;
      const problem = "The shop's robots.txt is too complex to be read.";
      const failure = { kind: "failed", isTooSlow: false, problem };
      const read = vi.spyOn(ReaderThread.prototype, "run");
      expect(await visit("/p/product")).toEqual(failure);
      expect(await visit("/p/product")).toEqual(failure);
      expect(read).toHaveBeenCalledTimes(1);

      delete robots.text;
      visitor = newVisitor([merchant.host]);
      expect(await visit("/p/product")).toMatchObject({ kind: "response", status: 200 });
      expect(paths()).toEqual(["/robots.txt", "/robots.txt", "/p/product"]);
    },
    scaled(60_000),
  );
});

it("requests to one host are spaced, those to others are not", async () => {
  const paced = new PageVisitor({ userAgent: "x", allowedHosts: [merchant.host], hostIntervalMs: 200 });
  const started = performance.now();
  await Promise.all(["/p/product", "/p/graph"].map((path) => paced.visit(merchant.origin + path, signal)));
  const arrivals = merchant.requests.map(({ at }) => at - started);
  expect(paths()).toEqual(expect.arrayContaining(["/p/product", "/p/graph"]));
  // Not from one to the next: timers that are overdue together end together. One may end a millisecond early.
  for (const [index, at] of arrivals.entries()) expect(at).toBeGreaterThanOrEqual(index * 200 - 1);
});
