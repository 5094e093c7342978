import { get } from "./exchange.ts";

/** The path of the most viewed outfit of a running shop. */
export async function outfitPath(serverUrl: string): Promise<string> {
  const { body } = await get(`${serverUrl}/backend/outfit/trending?limit=1`, {});
  const { trendingOutfits } = JSON.parse(body.toString()) as { trendingOutfits: { _id: string }[] };
  const id = trendingOutfits[0]?._id;
  if (!id) throw new Error("The shop has no outfit");
  return `/outfit/${id}`;
}
