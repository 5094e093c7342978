import { expect } from "vitest";
import type { OutfitList } from "#contract/outfit/outfit.ts";
import type { TestApp } from "./test-app.ts";

/** Searches as a visitor makes them. */
export function searchCalls(shop: TestApp) {
  async function search(query: Record<string, string>): Promise<OutfitList> {
    const response = await shop.app.inject({ url: "/backend/outfit/getoutfits", query });
    expect(response.statusCode, response.body).toBe(200);
    return response.json<OutfitList>();
  }
  return {
    search,
    /** The descriptions of the outfits that a term finds. */
    found: async (searchTerm: string, query: Record<string, string> = {}) =>
      (await search({ searchTerm, ...query })).outfits.map(({ description }) => description),
  };
}
