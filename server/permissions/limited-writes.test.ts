import { expect, it } from "vitest";
import { API_PREFIX } from "#contract/http/api-client.ts";
import { PERMISSIONS } from "#contract/permissions.ts";
import { createCartEntry } from "#tests/factories/cart-factory.ts";
import { createOutfit } from "#tests/factories/outfit-factory.ts";
import { bearer, createSession, createUser } from "#tests/factories/user-factory.ts";
import { testShop } from "#tests/setup/test-app.ts";

const shop = testShop({
  rateLimits: {
    signInPerMinute: 3,
    signUpPerHour: 3,
    accountMailPerHour: 3,
    contributionsPerMinute: 3,
    reactionsPerMinute: 3,
    bespokePerHour: 3,
    newsletterPerHour: 3,
  },
});

const writes = Object.keys(PERMISSIONS).filter((call) => !call.startsWith("GET "));
const MEND = "POST /studio/cutout/:id/mend";
/** More than the highest limit of a person, but for mending, where each stroke is a call. */
const CALLS = 125;
const MENDS = 605;
/** They read the body before they count: a body that is not valid is not an attempt. */
const COUNTED_AFTER_VALIDATION =
  /^POST \/(auth\/(signin|signup|forgot)|newsletter|web-vitals|board|outfit\/report\/.*|outfit\/item\/:itemId\/report)$|^PUT \/(board\/:id(\/outfit\/:outfitId\/position)?|user\/(alerts|newsletter))$/;

it("documents for each write of the permission table that it can be too often", () => {
  const { paths } = shop.app.swagger() as unknown as {
    paths: Record<string, Record<string, { responses: object }>>;
  };
  const missing = writes.filter((call) => {
    const [method = "", path = ""] = call.split(" ");
    const described = paths[`${API_PREFIX}${path.replace(/:(\w+)/g, "{$1}")}`]?.[method.toLowerCase()];
    return !Object.keys(described?.responses ?? {}).includes("429");
  });

  expect(missing).toEqual([]);
});

/** Whether there is an entry is checked before the limit, and a deleted one is not found again. */
const newEntry = async (userId: string) =>
  createCartEntry(shop.database, { userId, outfitId: await createOutfit(shop.database) });

it.each(writes.filter((call) => !COUNTED_AFTER_VALIDATION.test(call)))("limits %s", async (call) => {
  const userId = await createUser(shop.database, { isAdmin: true, emailConfirmedAt: new Date() });
  const headers = bearer(await createSession(shop.database, userId));
  const [method = "", path = ""] = call.split(" ");
  const send = async () => {
    const ids = path.includes(":cartOutfitId")
      ? path.replace(":cartOutfitId", await newEntry(userId))
      : path.replace(/:id/, userId).replace(/:\w+/g, userId);
    const url = `${API_PREFIX}${ids}`;
    return (await shop.app.inject({ method: method as "POST", url, headers, remoteAddress: userId }))
      .statusCode;
  };
  let status = 0;
  const calls = call === MEND ? MENDS : CALLS;
  for (let time = 0; time < calls && status !== 429; time += 1) status = await send();

  expect(status).toBe(429);
});

it("does not count the strokes that mend a cut-out as pictures brought", async () => {
  const userId = await createUser(shop.database, { emailConfirmedAt: new Date() });
  const headers = bearer(await createSession(shop.database, userId));
  const send = async (path: string) => {
    const url = `${API_PREFIX}/studio/cutout${path}`;
    const body = { payload: { strokes: [] } };
    return (await shop.app.inject({ method: "POST", url, headers, remoteAddress: userId, ...body }))
      .statusCode;
  };
  const mended: number[] = [];
  for (let stroke = 0; stroke < 300; stroke += 1) mended.push(await send(`/${userId}/mend`));

  expect(new Set(mended)).toEqual(new Set([404]));
  expect(await send("")).not.toBe(429);
});

it("limits the completions of the search box", async () => {
  const complete = (number: number) =>
    shop.app.inject({
      url: `${API_PREFIX}/outfit/completions?searchTerm=kurta${number}`,
      remoteAddress: "203.0.113.80",
    });
  let status = 0;
  for (let number = 0; number <= 240 && status !== 429; number += 1)
    status = (await complete(number)).statusCode;

  expect(status).toBe(429);
});
