import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { renewOfflinePage } from "#app/service-worker/offline-page.ts";

vi.mock("workbox-precaching", () => ({ getCacheKeyForURL: (path: string) => `${path}?build=1` }));
vi.mock("#app/service-worker/build-caches.ts", () => ({ CODE_CACHE: "code" }));
vi.mock("#app/service-worker/documents.ts", () => ({
  namesOnlyOwnCode: async (response: Response) => !(await response.clone().text()).includes("other build"),
}));

const KEY = "/offline?build=1";
const MINUTE_MS = 60_000;
const page = (text: string, { minutesAgo = 0, status = 200 } = {}) =>
  new Response(text, {
    status,
    headers: { date: new Date(Date.now() - minutesAgo * MINUTE_MS).toUTCString() },
  });

let stored: Map<string, Response>;
const fetched = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  stored = new Map([[KEY, page("Former name", { minutesAgo: 90 })]]);
  const cache = {
    match: async (key: string) => stored.get(key),
    put: async (key: string, response: Response) => void stored.set(key, response),
  };
  vi.stubGlobal("caches", { open: async () => cache });
  vi.stubGlobal("fetch", fetched.mockReset());
});
afterEach(() => void vi.unstubAllGlobals());

it("replaces a page that is more than an hour old, and then not again", async () => {
  fetched.mockImplementation(async () => page("New name"));

  await renewOfflinePage();
  await renewOfflinePage();

  expect(await stored.get(KEY)?.text()).toBe("New name");
  expect(fetched).toHaveBeenCalledTimes(1);
});

it.each([
  ["without a network", () => Promise.reject(new TypeError("Failed to fetch"))],
  ["while the shop cannot render it", async () => page("Error", { status: 503 })],
  ["when it is of another build", async () => page("Code of the other build")],
])("keeps the stored page %s", async (_when, reply) => {
  fetched.mockImplementation(reply);

  await renewOfflinePage();

  expect(await stored.get(KEY)?.text()).toBe("Former name");
});
