import { join } from "node:path";
import { expect, it } from "vitest";
import { imageUrl } from "#contract/outfit/image.ts";
import type { Database } from "#server/db/database.ts";
import { createFileBlobStore } from "#server/modules/media/file-blob-store.ts";
import { createMediaService } from "#server/modules/media/media-service.ts";
import { createComment } from "#tests/factories/comment-factory.ts";
import { createOutfits } from "#tests/factories/outfit-factory.ts";
import { bearer, createSession, createUser, createUsers } from "#tests/factories/user-factory.ts";
import { expectExactCounters } from "#tests/setup/counter-drift.ts";
import { smallPicture } from "#tests/setup/outfit-forms.ts";
import {
  expectEveryPicture,
  expectEveryWriteOnce,
  expectNoPartialWrites,
  PRIVATE_PREFIX,
} from "./kill-assertions.ts";
import { WriteLog } from "./kill-write-log.ts";
import { createWriter, type Writers } from "./kill-writes.ts";
import { kill } from "./shop-processes.ts";
import { createStorage, ENGINES, type Engine } from "./shop-storage.ts";

const ROUNDS = Number(process.env.FAULT_ROUNDS ?? 20);
/** For a busy machine with two cores. */
const ROUND_LIMIT_MS = 15_000;
const READY_WITHIN_MS = 5_000;
const PEOPLE = 60;
const OUTFITS = 24;
/** The number of responses after which a round ends, different for each round. */
const responsesIn = (round: number) => 5 + ((round * 37) % 60);

/** Seeds users who write, and outfits with pictures and comments to write about. */
async function seedForWriters(database: Database, dataDir: string) {
  const store = createFileBlobStore(join(dataDir, "media"));
  const picture = await createMediaService({ database, store }).save(await smallPicture());
  const outfitIds = await createOutfits(
    database,
    Array.from({ length: OUTFITS }, () => ({ mediaId: picture.id })),
  );
  const callerIds = await createUsers(database, PEOPLE);
  const admin = bearer(await createSession(database, await createUser(database, { isAdmin: true })));
  const callers: Writers["callers"] = [];
  for (const id of callerIds) callers.push(bearer(await createSession(database, id)));
  const commentIds: string[] = [];
  for (const outfitId of outfitIds) commentIds.push(await createComment(database, { outfitId }));
  return { store, callerIds, writers: { outfitIds, commentIds, callers, admin } satisfies Writers };
}

it.each<Engine>(ENGINES)(
  `%s: a server killed ${ROUNDS} times under 200 writers loses no acknowledged write, and stores nothing twice or in part`,
  async (engine) => {
    const storage = await createStorage(engine);
    const { store, callerIds, writers } = await storage.withDatabase((database) =>
      seedForWriters(database, storage.dataDir),
    );
    const next = createWriter(writers);
    const log = new WriteLog();
    const startsMs: number[] = [];
    const start = async () => {
      const shop = await storage.start();
      startsMs.push(Math.round(shop.startedInMs));
      return shop;
    };

    for (let round = 0; round < ROUNDS; round++) {
      const shop = await start();
      await log.repeatTo(shop.url);
      await log.round(shop.url, next, responsesIn(round), () => kill(shop));
    }
    const survivor = await start();
    await log.repeatTo(survivor.url);
    expect(await survivor.stop()).toBe(0);
    process.stdout.write(
      `${engine}: ${log.acknowledged.length} writes acknowledged in ${ROUNDS} rounds; ${log.repeated} without a response sent again, ` +
        `of which ${log.hadEffect} had had their effect; ready again after ${Math.max(...startsMs)} ms at most\n`,
    );
    expect(Math.max(...startsMs)).toBeLessThan(READY_WITHIN_MS);
    const pictures = await storage.withDatabase(async (database) => {
      await expectEveryWriteOnce(database, log, callerIds);
      await expectNoPartialWrites(database);
      await expectExactCounters(database);
      return expectEveryPicture(database, store);
    });
    const { url } = await storage.start();
    const opened = await Promise.all(
      pictures.map(async (id) => {
        const { status } = await fetch(url + imageUrl(id, 160, "webp"));
        return `${id.startsWith(PRIVATE_PREFIX) ? "private" : "public"} ${status}`;
      }),
    );
    expect([...new Set(opened)].sort()).toEqual(["private 404", "public 200"]);
  },
  ROUND_LIMIT_MS * (ROUNDS + 1),
);
