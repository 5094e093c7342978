import { createServer, type IncomingHttpHeaders, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { browserApi, browserFile } from "#app/lib/api-client.ts";
import { failureText } from "#app/lib/failure-text.ts";
import { ApiFailure, WORDLESS } from "#contract/http/api-client.ts";

interface Received {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

let server: Server;
let received: Received;
let reply: { status: number; body: string; headers?: Record<string, string> } = { status: 200, body: "{}" };

beforeAll(async () => {
  server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const { method, url, headers } = request;
    received = { method, url, headers, body: Buffer.concat(chunks).toString() };
    response
      .writeHead(reply.status, { "content-type": "application/json", ...reply.headers })
      .end(reply.body);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(() => void server.close());

beforeEach(() => {
  const { port } = server.address() as AddressInfo;
  const { fetch } = globalThis;
  // A browser resolves the path against its page; here the page is the server of this test.
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => fetch(`http://127.0.0.1:${port}${path}`, init));
  storeToken(null);
  reply = { status: 200, body: "{}" };
});
afterEach(() => void vi.unstubAllGlobals());

function storeToken(token: string | null): void {
  vi.stubGlobal("localStorage", { getItem: (key: string) => (key === "token" ? token : null) });
}

async function failureOf(status: number, body: string): Promise<ApiFailure> {
  reply = { status, body };
  const failure = await browserApi({ path: "/cart" }).catch((error: unknown) => error);
  if (!(failure instanceof ApiFailure)) throw new Error("The call did not fail");
  return failure;
}

describe("browserApi", () => {
  it("calls paths below /backend and returns the JSON", async () => {
    reply = { status: 200, body: '{"outfits":[]}' };

    expect(await browserApi({ path: "/outfit/getoutfits?limit=9" })).toEqual({ outfits: [] });
    expect(received).toMatchObject({ method: "GET", url: "/backend/outfit/getoutfits?limit=9", body: "" });
    expect(received.headers.accept).toBe("application/json");
  });

  // covers: fields-03, roles-23
  it("carries the stored token as bearer, and no authorization without one", async () => {
    await browserApi({ path: "/cart" });
    expect(received.headers).not.toHaveProperty("authorization");

    storeToken("a-token");
    await browserApi({ path: "/cart" });
    expect(received.headers.authorization).toBe("Bearer a-token");
  });

  it("asks as a visitor where storage is barred", async () => {
    vi.stubGlobal("localStorage", undefined);

    await browserApi({ path: "/cart" });
    expect(received.headers).not.toHaveProperty("authorization");
  });

  it("sends a body as JSON, and a form as it is", async () => {
    await browserApi({ method: "PUT", path: "/outfit/like/1", body: { quantity: 2 } });
    expect(received).toMatchObject({ method: "PUT", body: '{"quantity":2}' });
    expect(received.headers["content-type"]).toBe("application/json");

    const form = new FormData();
    form.set("description", "A saree");
    await browserApi({ method: "POST", path: "/bespoke", body: form });
    expect(received.headers["content-type"]).toMatch(/^multipart\/form-data; boundary=/);
    expect(received.body).toContain("A saree");
  });

  // covers: calls-38
  it.each([
    ["message", '{"message":"Please sign in","error":"Something else","code":"UNAUTHENTICATED"}'],
    ["error", '{"error":"Please sign in","code":"UNAUTHENTICATED"}'],
  ])("fails with status, code and what the field %s says", async (_, body) => {
    expect(await failureOf(401, body)).toMatchObject({
      status: 401,
      code: "UNAUTHENTICATED",
      message: "Please sign in",
    });
  });

  it.each(["{}", "<h1>Bad gateway</h1>", ""])(
    "fails with the status when the response is %j",
    async (body) => {
      expect(await failureOf(502, body)).toMatchObject({
        status: 502,
        code: WORDLESS,
        message: "The server answered with status 502",
      });
    },
  );

  it("passes on what the server says of single fields, and the id and values of its sentence", async () => {
    const details = [{ path: "items.0.itemName", message: "Item name is required", reason: "too_small" }];
    const id = { reason: "cart.full", params: { maximum: 50 } };
    const body = JSON.stringify({ message: "Not valid", code: "VALIDATION_FAILED", ...id, details });
    expect(await failureOf(400, body)).toMatchObject({ details, ...id });
    expect((await failureOf(400, "{}")).details).toEqual([]);
  });

  it("is given up by its signal", async () => {
    const signal = AbortSignal.abort();

    await expect(browserApi({ path: "/cart", signal })).rejects.toHaveProperty("name", "AbortError");
  });
});

function formWithFile(): FormData {
  const form = new FormData();
  form.set("image", new File(["picture"], "look.png"));
  return form;
}

describe("a call that gets no response", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    const hang = (_path: string, { signal }: RequestInit) =>
      new Promise((_resolve, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));
    vi.stubGlobal("fetch", vi.fn(hang));
    return () => vi.useRealTimers();
  });

  it.each([
    ["call", 15_000, () => browserApi({ path: "/cart" })],
    ["form", 15_000, () => browserApi({ method: "POST", path: "/bespoke", body: new FormData() })],
    ["upload", 180_000, () => browserApi({ method: "POST", path: "/bespoke", body: formWithFile() })],
    ["call that takes long", 180_000, () => browserApi({ path: "/cart", takesLong: true })],
    ["download", 180_000, () => browserFile({ path: "/outfit/admin/export" })],
  ])("ends: a %s after %d ms, with a sentence for shoppers", async (_what, limitMs, call) => {
    const failed = vi.fn();
    call().catch(failed);
    await vi.advanceTimersByTimeAsync(limitMs - 1);
    expect(failed).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    const message = expect.stringMatching(/^The shop did not answer in time/);
    expect(failed).toHaveBeenCalledWith(expect.objectContaining({ name: "TimeoutError", message }));
    expect(vi.getTimerCount()).toBe(0);
  });

  it("ends earlier by its caller's signal", async () => {
    const caller = new AbortController();
    const call = browserApi({ path: "/cart", signal: caller.signal });
    caller.abort();
    await expect(call).rejects.toHaveProperty("name", "AbortError");
    expect(vi.getTimerCount()).toBe(0);
  });
});

describe("Retry-After", () => {
  it.each([
    ["5", 5_000],
    ["Wed, 21 Oct 2026 07:28:00 GMT", undefined],
    [undefined, undefined],
  ])("%s is a wait of %s ms", async (header, retryAfterMs) => {
    reply = { status: 503, body: "{}", ...(header && { headers: { "retry-after": header } }) };
    await expect(browserApi({ path: "/cart" })).rejects.toMatchObject({ status: 503, retryAfterMs });
  });
});

describe("browserFile", () => {
  it("is a file with the name the server gives it, fetched with the stored token", async () => {
    storeToken("a-token");
    reply = {
      status: 200,
      body: "a,b",
      headers: { "content-disposition": 'attachment; filename="outfits-2026-03-01.csv"' },
    };
    const { blob, name } = await browserFile({ path: "/outfit/admin/export?format=csv" });
    expect([await blob.text(), name]).toEqual(["a,b", "outfits-2026-03-01.csv"]);
    expect(received.headers.authorization).toBe("Bearer a-token");
  });

  it("fails with what the server says", async () => {
    reply = { status: 403, body: '{"message":"Only administrators can do this."}' };
    await expect(browserFile({ path: "/outfit/admin/export" })).rejects.toMatchObject({ status: 403 });
  });
});

describe("failureText", () => {
  it("is the server's message, or the default without one or without a connection", async () => {
    const failure = await failureOf(404, '{"message":"It is gone","code":"NOT_FOUND"}');
    expect(failureText(failure, "It failed")).toBe("It is gone");
    expect(failureText(await failureOf(502, "<h1>Bad gateway</h1>"), "It failed")).toBe("It failed");
    expect(failureText(new TypeError("Failed to fetch"), "It failed")).toBe("It failed");
  });
});
