import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { RouterContextProvider } from "react-router";
import { describe, expect, it, vi } from "vitest";
import { documentContext } from "#app/lib/document-context.ts";
import { prefetchForDocument, prefetchForNavigation } from "#app/lib/prefetch.tsx";
import { type ApiClient, ApiFailure } from "#contract/http/api-client.ts";
import { UNCHANGED_SITE } from "#contract/shop/site-settings.ts";
import { scaled } from "#tests/setup/time-limits.ts";

const logError = vi.fn();

function contextWith(api: ApiClient): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(documentContext, {
    api,
    logError,
    settings: {
      ...UNCHANGED_SITE,
      publicUrl: "https://shop.test",
    },
    nonce: "",
  });
  return context;
}

function outfitQuery(api: ApiClient) {
  return queryOptions({ queryKey: ["outfit"], queryFn: () => api<string>({ path: "/outfit/1" }) });
}

async function prefetchWith(api: ApiClient) {
  const { init, data } = await prefetchForDocument(contextWith(api), (client, given) => [
    client.query(outfitQuery(given)),
  ]);
  return { status: init?.status, failed: data.failed, queries: data.dehydratedState?.queries ?? [] };
}

describe("prefetchForDocument", () => {
  it("returns the data with status 200, to be refetched by the browser", async () => {
    const { status, failed, queries } = await prefetchWith((async () => "a look") as ApiClient);
    expect(status).toBe(200);
    expect(failed).toBeNull();
    expect(queries.map(({ state }) => [state.data, state.isInvalidated])).toEqual([["a look", true]]);
  });

  it("returns status 404 for what does not exist, and says so without data", async () => {
    const { status, failed, queries } = await prefetchWith(() =>
      Promise.reject(new ApiFailure(404, "NOT_FOUND", "No such outfit")),
    );
    expect(status).toBe(404);
    expect(failed).toBe(404);
    expect(queries).toEqual([]);
  });

  it.each([new ApiFailure(503, "UNAVAILABLE", "The database is unavailable"), new TypeError("fetch failed")])(
    "returns status 503 and logs when the API fails with %s",
    async (failure) => {
      const { status, failed } = await prefetchWith(() => Promise.reject(failure));
      expect(failed).toBe(503);
      expect(status).toBe(503);
      expect(logError).toHaveBeenCalledWith("Prefetching for a document failed", failure);
    },
  );
});

describe("prefetchForNavigation", () => {
  it("starts the queries and does not wait for them, whatever becomes of them", async () => {
    const started: string[] = [];
    const start = (client: QueryClient) =>
      [new Promise(() => undefined), Promise.reject(new TypeError("Failed to fetch"))].map(
        (response, index) =>
          client.query({
            queryKey: ["outfit", index],
            queryFn: () => {
              started.push(`query ${index}`);
              return response;
            },
          }),
      );
    expect(prefetchForNavigation(start)).toEqual({ dehydratedState: null, failed: null });
    await vi.waitFor(() => expect(started).toEqual(["query 0", "query 1"]), { timeout: scaled(5_000) });
  });
});
