import { sql } from "drizzle-orm";
import { expect, it } from "vitest";
import { comments, replies } from "#server/db/schema/engagement.ts";
import { idempotencyKeys } from "#server/db/schema/idempotency.ts";
import { deleteExpiredKeys } from "#server/http/idempotency/run-once.ts";
import { createComment } from "#tests/factories/comment-factory.ts";
import { createOutfit } from "#tests/factories/outfit-factory.ts";
import { expectExactCounters } from "#tests/setup/counter-drift.ts";
import { type Caller, call, signIn } from "#tests/setup/engagement-calls.ts";
import { testShop } from "#tests/setup/test-app.ts";

const shop = testShop();

const withKey = ({ headers }: Caller, key: string) => ({ ...headers, "idempotency-key": key });

// covers: input-06
it("a repeated comment has no second effect and returns the current outfit", async () => {
  const id = await createOutfit(shop.database);
  const headers = withKey(await signIn(shop), "a1");

  const first = await call(shop, `POST /comment/${id}`, headers, "Lovely");
  await createComment(shop.database, { outfitId: id, text: "Meanwhile" });
  const second = await call(shop, `POST /comment/${id}`, headers, "Lovely");

  expect(first.headers).not.toHaveProperty("idempotency-replayed");
  expect(second.statusCode).toBe(200);
  expect(second.headers["idempotency-replayed"]).toBe("true");
  expect(second.json()).toMatchObject({ numberOfComments: 2 });
});

// covers: input-06
it("a repeated reply has no second effect", async () => {
  const id = await createOutfit(shop.database);
  const commentId = await createComment(shop.database, { outfitId: id });
  const headers = withKey(await signIn(shop), "!~".repeat(100));

  await call(shop, `POST /reply/${id}/${commentId}`, headers, "Yes");
  const second = await call(shop, `POST /reply/${id}/${commentId}`, headers, "Yes");

  expect(second.headers["idempotency-replayed"]).toBe("true");
  expect(await shop.database.$count(replies)).toBe(1);
});

it.each(["like", "dislike"])("a repeated %s is not taken back", async (kind) => {
  const id = await createOutfit(shop.database);
  const commentId = await createComment(shop.database, { outfitId: id });
  const caller = await signIn(shop);
  const counters = { [kind === "like" ? "numberOfLikes" : "numberOfDislikes"]: 1 };

  for (const path of [`PUT /${kind}/${id}`, `PUT /comment/${kind}/${id}/${commentId}`]) {
    const first = await call(shop, path, withKey(caller, path.slice(4)));
    const second = await call(shop, path, withKey(caller, path.slice(4)));

    expect(first.headers).not.toHaveProperty("idempotency-replayed");
    expect(second.headers["idempotency-replayed"]).toBe("true");
    expect(second.json()).toEqual(first.json());
    expect(second.json()).toMatchObject(counters);
  }
  const other = await call(
    shop,
    `PUT /${kind === "like" ? "dislike" : "like"}/${id}`,
    withKey(caller, `/${kind}/${id}`),
  );
  expect(other.statusCode).toBe(409);
});

// covers: error-body-05, input-05
it("a key used for another request is a conflict", async () => {
  const [id, other] = [await createOutfit(shop.database), await createOutfit(shop.database)];
  const headers = withKey(await signIn(shop), "a1");
  await call(shop, `POST /comment/${id}`, headers, "Lovely");

  for (const [path, text] of [
    [`POST /comment/${id}`, "Lovely!"],
    [`POST /comment/${other}`, "Lovely"],
  ] as const) {
    const response = await call(shop, path, headers, text);
    expect(response.statusCode).toBe(409);
    expect(response.json()).toMatchObject({ success: false, code: "CONFLICT" });
  }
  expect(await shop.database.$count(comments)).toBe(1);
});

it("a key belongs to one user", async () => {
  const id = await createOutfit(shop.database);
  for (const caller of [await signIn(shop), await signIn(shop)]) {
    const response = await call(shop, `POST /comment/${id}`, withKey(caller, "a1"), "Lovely");
    expect(response.headers).not.toHaveProperty("idempotency-replayed");
  }
  expect(await shop.database.$count(comments)).toBe(2);
});

// covers: input-06
it("concurrent calls with one key have one effect", async () => {
  const id = await createOutfit(shop.database);
  const headers = withKey(await signIn(shop), "a1");

  const responses = await Promise.all(
    Array.from({ length: 15 }, () => call(shop, `POST /comment/${id}`, headers, "Lovely")),
  );

  expect(responses.map((response) => response.statusCode)).toEqual(responses.map(() => 200));
  expect(responses.filter((response) => response.headers["idempotency-replayed"])).toHaveLength(14);
  expect(await shop.database.$count(comments)).toBe(1);
  await expectExactCounters(shop.database);
});

it("a failed call does not use up its key", async () => {
  const id = await createOutfit(shop.database);
  const caller = await signIn(shop);
  const gone = `POST /reply/${id}/${crypto.randomUUID()}`;

  for (const attempt of [1, 2]) {
    expect((await call(shop, gone, withKey(caller, "a1"), "Yes")).statusCode, `${attempt}`).toBe(404);
  }
  const response = await call(shop, `POST /comment/${id}`, withKey(caller, "a1"), "Lovely");

  expect(response.statusCode).toBe(200);
  expect(response.headers).not.toHaveProperty("idempotency-replayed");
});

it.each(["", "with blank", "é", "x".repeat(201)])("rejects the key %j", async (key) => {
  const id = await createOutfit(shop.database);

  const response = await call(shop, `POST /comment/${id}`, withKey(await signIn(shop), key), "Lovely");

  expect(response.statusCode).toBe(400);
  expect(await shop.database.$count(comments)).toBe(0);
});

// covers: input-07
it("a key expires after a day, before and after the cleanup", async () => {
  const id = await createOutfit(shop.database);
  const headers = withKey(await signIn(shop), "a1");
  const dayLater = () =>
    shop.database.update(idempotencyKeys).set({ createdAt: sql`now() - interval '24 hours 1 second'` });

  await call(shop, `POST /comment/${id}`, headers, "Lovely");
  await dayLater();
  const again = await call(shop, `POST /comment/${id}`, headers, "Something else");
  const repeated = await call(shop, `POST /comment/${id}`, headers, "Something else");
  await deleteExpiredKeys(shop.database);
  const before = await shop.database.$count(idempotencyKeys);
  await dayLater();
  await deleteExpiredKeys(shop.database);

  expect(again.statusCode).toBe(200);
  expect(again.headers).not.toHaveProperty("idempotency-replayed");
  expect(repeated.headers["idempotency-replayed"]).toBe("true");
  expect([before, await shop.database.$count(idempotencyKeys)]).toEqual([1, 0]);
  expect(await shop.database.$count(comments)).toBe(2);
});
