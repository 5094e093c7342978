import { expect, it } from "vitest";
import { UNPROVED_FORM_MAILS_PER_DAY } from "#contract/limits.ts";
import { bespokeRequests, outboxMessages, subscriptions } from "#server/db/schema/community.ts";
import { media } from "#server/db/schema/media.ts";
import { colourful } from "#server/modules/media/testing/picture-samples.ts";
import { post } from "#tests/setup/account-calls.ts";
import { requestOutfit } from "#tests/setup/bespoke-calls.ts";
import { testShop } from "#tests/setup/test-app.ts";

const shop = testShop({
  rateLimits: {
    signInPerMinute: 1,
    signUpPerHour: 1,
    accountMailPerHour: 5,
    contributionsPerMinute: 1,
    reactionsPerMinute: 1,
    bespokePerHour: 5,
    newsletterPerHour: 5,
  },
});

// covers: limits-05
it("the sixth request within an hour is rejected with a Retry-After and stores nothing", async () => {
  const image = await colourful(30, 40).jpeg().toBuffer();
  const statuses: number[] = [];
  for (let index = 0; index < 5; index += 1) statuses.push((await requestOutfit(shop)).statusCode);

  const refused = await requestOutfit(shop, { image });

  expect(statuses).toEqual([201, 201, 201, 201, 201]);
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(3_500);
  expect(refused.json()).toMatchObject({ success: false, code: "RATE_LIMITED" });
  expect(await shop.database.$count(bespokeRequests)).toBe(5);
  expect(await shop.database.$count(outboxMessages)).toBe(UNPROVED_FORM_MAILS_PER_DAY);
  expect(await shop.database.$count(media)).toBe(0);
});

// covers: limits-05
it("the sixth newsletter sign-up within an hour is rejected, whatever the addresses", async () => {
  const signUp = (index: number) => post(shop, "/newsletter", { email: `person-${index}@mail.example` });
  for (let index = 0; index < 5; index += 1) expect((await signUp(index)).statusCode).toBe(200);

  const refused = await signUp(5);

  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(3_500);
  expect(await shop.database.$count(subscriptions)).toBe(5);
  expect(await shop.database.$count(outboxMessages)).toBe(5);
});
