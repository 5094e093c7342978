import { queryOptions } from "@tanstack/react-query";
import { RouterContextProvider } from "react-router";
import { describe, expect, it, vi } from "vitest";
import { documentContext } from "#app/lib/document-context.ts";
import { prefetch } from "#app/lib/prefetch.ts";
import { type ApiClient, ApiFailure } from "#contract/api-client.ts";

function contextWith(api: ApiClient): RouterContextProvider {
  const context = new RouterContextProvider();
  context.set(documentContext, {
    api,
    settings: {
      publicUrl: "https://shop.test",
      timeZone: "Asia/Kolkata",
      identityProvider: false,
      grievance: null,
      tokenSyncPath: null,
    },
  });
  return context;
}

function outfitQuery(api: ApiClient) {
  return queryOptions({ queryKey: ["outfit"], queryFn: () => api<string>({ path: "/outfit/1" }) });
}

async function prefetchWith(api: ApiClient) {
  const answer = await prefetch(contextWith(api), (client, given) => [client.query(outfitQuery(given))]);
  return { status: answer.init?.status, queries: answer.data.dehydratedState?.queries ?? [] };
}

describe("prefetch", () => {
  it("hands over what the API answered, under status 200", async () => {
    const { status, queries } = await prefetchWith((async () => "a look") as ApiClient);
    expect(status).toBe(200);
    expect(queries.map((query) => query.state.data)).toEqual(["a look"]);
  });

  it("answers 404 for what does not exist, handing over the failure without its error", async () => {
    const { status, queries } = await prefetchWith(() =>
      Promise.reject(new ApiFailure(404, "NOT_FOUND", "No such outfit")),
    );
    expect(status).toBe(404);
    expect(queries.map((query) => [query.state.status, query.state.error])).toEqual([["error", null]]);
  });

  it.each([new ApiFailure(503, "UNAVAILABLE", "The database is away"), new TypeError("fetch failed")])(
    "answers 503 and logs when the API fails with %s",
    async (failure) => {
      const warn = vi.spyOn(console, "warn").mockImplementation(() => undefined);
      const { status } = await prefetchWith(() => Promise.reject(failure));
      expect(status).toBe(503);
      expect(warn).toHaveBeenCalledWith("Prefetching for a document failed:", failure.message);
    },
  );
});
