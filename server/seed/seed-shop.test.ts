import { setTimeout } from "node:timers/promises";
import { count } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { OpenDatabase } from "#server/db/database.ts";
import { outfits } from "#server/db/schema/outfits.ts";
import { users } from "#server/db/schema/users.ts";
import { StartupError } from "#server/lib/errors/startup-error.ts";
import { createMemoryBlobStore } from "#server/modules/media/testing/memory-blob-store.ts";
import { emptyDatabase, openTestDatabase } from "#tests/setup/test-database.ts";
import { seedShop } from "./seed-shop.ts";

let open: OpenDatabase;
beforeAll(async () => {
  open = await openTestDatabase();
});
beforeEach(() => emptyDatabase(open.database));
afterAll(() => open.close());

const log = { info: () => {} };
const config = { seed: "demo", dataDir: "/shop/data" } as const;

async function countOutfits(): Promise<number | undefined> {
  return (await open.database.select({ all: count() }).from(outfits))[0]?.all;
}

// covers: settings-06
test("an empty shop is seeded with the demo once", async () => {
  const blobStore = createMemoryBlobStore();
  await seedShop({ config, open, blobStore, log });
  const first = await countOutfits();
  expect(first).toBeGreaterThanOrEqual(120);
  await seedShop({ config, open, blobStore, log });
  expect(await countOutfits()).toBe(first);
});

// covers: settings-06
test("a shop with SEED=none is not seeded", async () => {
  await seedShop({ config: { ...config, seed: "none" }, open, blobStore: createMemoryBlobStore(), log });
  expect(await countOutfits()).toBe(0);
});

test("a shop with an account is not empty", async () => {
  await open.database
    .insert(users)
    .values({ username: "owner", usernameKey: "owner", email: "owner@shop.example" });
  await seedShop({ config, open, blobStore: createMemoryBlobStore(), log });
  expect(await countOutfits()).toBe(0);
});

test("a full disk causes a one-sentence error and leaves the shop empty", async () => {
  const full = Object.assign(new Error("ENOSPC: no space left on device, write"), {
    code: "ENOSPC",
    syscall: "write",
  });
  const blobStore = { ...createMemoryBlobStore(), put: () => Promise.reject(full) };
  const seeding = seedShop({ config, open, blobStore, log });
  await expect(seeding).rejects.toBeInstanceOf(StartupError);
  await expect(seeding).rejects.toThrow("The disk that holds /shop/data is full");
  expect(await countOutfits()).toBe(0);
});

test("a picture that cannot be stored ends the seeding once the others that were begun are stored", async () => {
  let begun = 0;
  let ended = 0;
  const put = async () => {
    begun += 1;
    const isFirst = begun === 1;
    if (!isFirst) await setTimeout(20);
    ended += 1;
    if (isFirst) throw new Error("The store is gone");
  };
  const blobStore = { ...createMemoryBlobStore(), put };
  await expect(seedShop({ config, open, blobStore, log })).rejects.toThrow("The store is gone");
  expect(begun).toBeLessThan(10);
  expect(ended).toBe(begun);
});
