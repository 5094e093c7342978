import { eq, sql } from "drizzle-orm";
import fastify from "fastify";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { BespokeRequestList } from "#contract/bespoke/bespoke.ts";
import { BESPOKE_ANSWERED_RETENTION_DAYS, BESPOKE_OPEN_RETENTION_DAYS } from "#contract/limits.ts";
import { bespokeAnswerOutfits, bespokeRequests } from "#server/db/schema/community.ts";
import { media } from "#server/db/schema/media.ts";
import { sweepMedia } from "#server/modules/media/media-sweep.ts";
import { createMemoryBlobStore } from "#server/modules/media/testing/memory-blob-store.ts";
import { colourful } from "#server/modules/media/testing/picture-samples.ts";
import { retention } from "#server/retention.ts";
import { createRequest } from "#tests/factories/bespoke-factory.ts";
import { createOutfit } from "#tests/factories/outfit-factory.ts";
import { requestOutfit } from "#tests/setup/bespoke-calls.ts";
import { signIn } from "#tests/setup/engagement-calls.ts";
import { testShop } from "#tests/setup/test-app.ts";

const blobStore = createMemoryBlobStore();
const shop = testShop({ blobStore });
const HOUR_MS = 60 * 60 * 1_000;
const DAY_MS = 24 * HOUR_MS;
const ago = (days: number, hours = 0) => new Date(Date.now() - days * DAY_MS - hours * HOUR_MS);
const answered = (at: Date) => ({ createdAt: ago(400), answeredAt: at, answerNote: "For you" });

beforeEach(() => void vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] }));
afterEach(() => void vi.useRealTimers());

/** Starts a node, so that its hourly jobs run once. */
async function anHourLater(): Promise<void> {
  const node = fastify();
  node.decorate("db", shop.database);
  await node.register(retention, { store: blobStore, settings: { timeZone: "Asia/Kolkata" } });
  await node.ready();
  vi.advanceTimersByTime(HOUR_MS);
  // Closing waits for running jobs.
  await node.close();
}

async function listed(state: "open" | "answered"): Promise<string[]> {
  const { headers } = await signIn(shop, { isAdmin: true });
  const response = await shop.app.inject({ url: `/backend/bespoke/admin/requests?state=${state}`, headers });
  return response.json<BespokeRequestList>().requests.map(({ email }) => email);
}

// covers: requests-03
it("deletes a request 90 days after its answer, one that was never answered after 180", async () => {
  const { database } = shop;
  const { userId } = await signIn(shop);
  await createRequest(database, { email: "open-young", createdAt: ago(BESPOKE_OPEN_RETENTION_DAYS, -1) });
  await createRequest(database, { email: "open-old", createdAt: ago(BESPOKE_OPEN_RETENTION_DAYS, 1) });
  await createRequest(database, {
    email: "answered-young",
    ...answered(ago(BESPOKE_ANSWERED_RETENTION_DAYS, -1)),
  });
  const old = answered(ago(BESPOKE_ANSWERED_RETENTION_DAYS, 1));
  const requestId = await createRequest(database, { email: "answered-old", ...old });
  await createRequest(database, { email: "account-old", userId, ...old });
  const outfitId = await createOutfit(database);
  await database.insert(bespokeAnswerOutfits).values({ requestId, outfitId, position: 0 });

  await anHourLater();

  expect(await listed("open")).toEqual(["open-young"]);
  expect(await listed("answered")).toEqual(["answered-young"]);
  expect(await database.$count(bespokeAnswerOutfits)).toBe(0);
  expect([BESPOKE_ANSWERED_RETENTION_DAYS, BESPOKE_OPEN_RETENTION_DAYS]).toEqual([90, 180]);
});

// covers: requests-03
it("the next media sweep deletes its picture", async () => {
  const { database } = shop;
  await requestOutfit(shop, { image: await colourful(60, 80).jpeg().toBuffer() });
  await database.update(media).set({ lastTouchedAt: ago(181) });
  await sweepMedia({ database, store: blobStore });
  expect(blobStore.blobs.size).toBe(1);

  await database.update(bespokeRequests).set({ createdAt: ago(BESPOKE_OPEN_RETENTION_DAYS, 1) });
  await anHourLater();
  await sweepMedia({ database, store: blobStore });

  expect(await database.$count(bespokeRequests)).toBe(0);
  expect(await database.$count(media)).toBe(0);
  expect(blobStore.blobs.size).toBe(0);
});

it("a request that is answered while it expires keeps its answer", async () => {
  const { database } = shop;
  const { headers } = await signIn(shop, { isAdmin: true });
  const outfitId = await createOutfit(database);
  for (let round = 0; round < 5; round++) {
    const id = await createRequest(database, { createdAt: ago(BESPOKE_OPEN_RETENTION_DAYS, 1) });
    const [answer] = await Promise.all([
      shop.app.inject({
        method: "POST",
        url: `/backend/bespoke/admin/requests/${id}/answer`,
        headers,
        payload: { outfitIds: [outfitId], note: "For you" },
      }),
      anHourLater(),
    ]);

    const kept = await database.select().from(bespokeRequests).where(eq(bespokeRequests.id, id));
    if (answer.statusCode === 200) expect(kept).toMatchObject([{ answerNote: "For you" }]);
    else expect([answer.statusCode, kept]).toEqual([404, []]);
    await database.execute(sql`delete from job_leases`);
  }
});
