import { expect, it } from "vitest";
import { createOutfit } from "#tests/factories/outfit-factory.ts";
import { call, callForOutfit, signIn } from "#tests/setup/engagement-calls.ts";
import { testShop } from "#tests/setup/test-app.ts";

const shop = testShop({
  rateLimits: {
    signInPerMinute: 1,
    signUpPerHour: 1,
    accountMailPerHour: 5,
    contributionsPerMinute: 2,
    reactionsPerMinute: 3,
    bespokePerHour: 1,
    newsletterPerHour: 1,
  },
});

// covers: error-body-06, limits-04
it("comments and replies share one limit, reactions have another, both per user", async () => {
  const id = await createOutfit(shop.database);
  const { headers } = await signIn(shop);
  const statusOf = async (request: string, text?: string) =>
    (await call(shop, request, headers, text)).statusCode;

  const { comments } = await callForOutfit(shop, `POST /comment/${id}`, headers, "One");
  const commentId = comments[0]?.commentId;
  expect(await statusOf(`POST /reply/${id}/${commentId}`, "Two")).toBe(200);
  const third = await call(shop, `POST /comment/${id}`, headers, "Three");
  expect(third.statusCode).toBe(429);
  expect(third.json()).toMatchObject({ success: false, code: "RATE_LIMITED" });
  expect(Number(third.headers["retry-after"])).toBeGreaterThan(0);

  expect(await statusOf(`PUT /like/${id}`)).toBe(200);
  expect(await statusOf(`PUT /comment/like/${id}/${commentId}`)).toBe(200);
  expect(await statusOf(`PUT /comment/dislike/${id}/${commentId}`)).toBe(200);
  expect(await statusOf(`PUT /dislike/${id}`)).toBe(429);
  expect(await statusOf(`DELETE /comment/${id}/${commentId}`)).toBe(200);

  const other = await signIn(shop);
  expect(await callForOutfit(shop, `POST /comment/${id}`, other.headers, "Mine")).toMatchObject({
    numberOfComments: 1,
    numberOfLikes: 1,
  });
});
