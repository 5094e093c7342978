import { sql } from "drizzle-orm";
import { Client } from "pg";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Outfit, OutfitList } from "#contract/outfit.ts";
import { createOutfit } from "#tests/factories/outfit-factory.ts";
import { bearer, createSession, createUser } from "#tests/factories/user-factory.ts";
import { type ManyNodes, openShopOfNodes, type ShopNode } from "#tests/setup/shop-of-nodes.ts";
import { openTcpProxy, type TcpProxy } from "#tests/setup/tcp-proxy.ts";

const LIST = "/backend/outfit/getoutfits?startIndex=0&limit=9";
const SOON = { timeout: 1_000, interval: 10 };
const LATER = { timeout: 8_000, interval: 50 };

let shop: ManyNodes;
let line: TcpProxy;
let replica: Client;
let node: ShopNode;
let outfitId: string;
let replicaUrls: string[];
let asha: { authorization: string };

beforeEach(async () => {
  shop = await openShopOfNodes();
  const replicaUrl = new URL(process.env.TEST_REPLICA_URL ?? "");
  replicaUrl.pathname = new URL(shop.databaseUrl).pathname;
  line = await openTcpProxy(replicaUrl.href);
  outfitId = await createOutfit(shop.open.database);
  asha = bearer(await createSession(shop.open.database, await createUser(shop.open.database)));
  replica = new Client({ connectionString: process.env.TEST_REPLICA_URL });
  await replica.connect();
  replicaUrls = [line.through(replicaUrl.href)];
  node = await shop.start({ replicaUrls });
});
afterEach(async () => {
  await replica.query("select pg_wal_replay_resume()");
  await replica.end();
  await shop.close();
  await line.close();
});

/** Where the node reads now what everybody may see. */
async function readsFrom({ nodes }: ShopNode): Promise<string> {
  const answer = await nodes.reads.read((database) =>
    database.execute(sql`select pg_is_in_recovery() as is_replica`),
  );
  const [row] = (answer as unknown as { rows: { is_replica: boolean }[] }).rows;
  return row?.is_replica ? "replica" : "database";
}
const like = () => node.app.inject({ method: "PUT", url: `/backend/outfit/like/${outfitId}`, headers: asha });
const likesListed = async ({ app }: ShopNode) =>
  (await app.inject(LIST)).json<OutfitList>().outfits[0]?.numberOfLikes;

it("a replica that keeps up is read, and shows every change at once", async () => {
  await vi.waitFor(async () => expect(await readsFrom(node)).toBe("replica"), LATER);
  for (let time = 1; time <= 20; time++) {
    await like();
    expect(await likesListed(node)).toBe(time % 2);
  }
  await vi.waitFor(async () => expect(await readsFrom(node)).toBe("replica"), LATER);
});

it("one that lags fills no kept answer, on this node or another, and hides nobody's own doing", async () => {
  const other = await shop.start({ replicaUrls });
  await vi.waitFor(async () => expect(await readsFrom(node)).toBe("replica"), LATER);
  expect([await likesListed(node), await likesListed(other)]).toEqual([0, 0]);
  await replica.query("select pg_wal_replay_pause()");

  const answered = (await like()).json<Outfit>();
  expect(answered.numberOfLikes).toBe(1);
  expect(await likesListed(node)).toBe(1);
  await vi.waitFor(async () => expect(await likesListed(other)).toBe(1), SOON);
  const own = (await node.app.inject({ url: `/backend/outfit/${outfitId}`, headers: asha })).json<Outfit>();
  expect(own.likes).toHaveLength(1);
  const visitors = (await node.app.inject(`/backend/outfit/${outfitId}`)).json<Outfit>();
  expect(visitors.numberOfLikes).toBe(1);
  expect(await readsFrom(node)).toBe("database");

  await replica.query("select pg_wal_replay_resume()");
  await vi.waitFor(async () => expect(await readsFrom(node)).toBe("replica"), LATER);
  expect(await likesListed(node)).toBe(1);
});

it.each([
  ["cut off", () => line.cut()],
  ["hanging", () => line.hang()],
])(
  "one that is %s is passed over, which is logged once, and read again when it is back",
  async (_, breakLine) => {
    await vi.waitFor(async () => expect(await readsFrom(node)).toBe("replica"), LATER);
    breakLine();

    const started = performance.now();
    for (let time = 0; time < 30; time++) {
      expect((await node.app.inject(`/backend/outfit/${outfitId}`)).statusCode).toBe(200);
    }
    expect(performance.now() - started).toBeLessThan(5_000);
    expect(node.log.filter((text) => text.startsWith("A replica"))).toEqual([
      "A replica does not answer; the database itself is read instead",
    ]);

    line.restore();
    await vi.waitFor(async () => expect(await readsFrom(node)).toBe("replica"), LATER);
    expect(node.log.filter((text) => text.startsWith("A replica"))).toHaveLength(2);
  },
);
