import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { OutfitList, Trending } from "#contract/outfit/outfit.ts";
import { createOutfit } from "#tests/factories/outfit-factory.ts";
import { callForOutfit, signIn } from "#tests/setup/engagement-calls.ts";
import { testShop } from "#tests/setup/test-app.ts";

const shop = testShop({ cache: true });

beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
afterEach(() => void vi.useRealTimers());

it("lists show reactions and the number of comments within a second", async () => {
  const id = await createOutfit(shop.database);
  const { headers } = await signIn(shop);
  const shown = async () => {
    const list = (await shop.app.inject("/backend/outfit/getoutfits")).json<OutfitList>().outfits[0];
    const trending = (await shop.app.inject("/backend/outfit/trending")).json<Trending>().trendingOutfits[0];
    expect([trending?.numberOfLikes, trending?.numberOfComments]).toEqual([
      list?.numberOfLikes,
      list?.numberOfComments,
    ]);
    return [list?.numberOfLikes, list?.numberOfDislikes, list?.numberOfComments];
  };

  expect(await shown()).toEqual([0, 0, 0]);
  const liked = await callForOutfit(shop, `PUT /like/${id}`, headers);
  expect(liked.numberOfLikes).toBe(1);
  expect(await shown()).toEqual([0, 0, 0]);
  vi.advanceTimersByTime(1_000);
  expect(await shown()).toEqual([1, 0, 0]);
  vi.advanceTimersByTime(1_000);
  const disliked = await callForOutfit(shop, `PUT /dislike/${id}`, headers);
  expect([disliked.numberOfLikes, disliked.numberOfDislikes]).toEqual([0, 1]);
  expect(await shown()).toEqual([0, 1, 0]);
  const { comments } = await callForOutfit(shop, `POST /comment/${id}`, headers, "Lovely");
  vi.advanceTimersByTime(1_000);
  expect(await shown()).toEqual([0, 1, 1]);
  await callForOutfit(shop, `DELETE /comment/${id}/${comments[0]?.commentId}`, headers);
  vi.advanceTimersByTime(1_000);
  expect(await shown()).toEqual([0, 1, 0]);
});

it("a comment has its author's badge as long as they are an administrator", async () => {
  const id = await createOutfit(shop.database);
  const [boss, ravi] = [await signIn(shop, { isAdmin: true }), await signIn(shop, { isAdmin: true })];
  await callForOutfit(shop, `POST /comment/${id}`, ravi.headers, "Lovely");
  const hasBadge = async () => (await callForOutfit(shop, `GET /${id}`)).comments[0]?.byAdministrator;
  expect(await hasBadge()).toBe(true);

  const url = `/backend/user/admin/${ravi.userId}/role`;
  const payload = { isUserAdmin: false };
  expect((await shop.app.inject({ method: "PUT", url, headers: boss.headers, payload })).statusCode).toBe(
    200,
  );

  expect(await hasBadge()).toBe(false);
});
