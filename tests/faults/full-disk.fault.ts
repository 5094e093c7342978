import { once } from "node:events";
import { readdir, rm } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { promisify } from "node:util";
import { sql } from "drizzle-orm";
import { expect, it, vi } from "vitest";
import type { LastImport } from "#contract/catalogue/catalogue-file.ts";
import { imageUrl } from "#contract/outfit/image.ts";
import type { Outfit } from "#contract/outfit/outfit.ts";
import { media } from "#server/db/schema/media.ts";
import { createFileBlobStore } from "#server/modules/media/file-blob-store.ts";
import { masterKey } from "#server/modules/media/media-keys.ts";
import { sweepMedia } from "#server/modules/media/media-sweep.ts";
import { colourful } from "#server/modules/media/testing/picture-samples.ts";
import { outfitInput } from "#tests/factories/outfit-factory.ts";
import { bearer, createSession, createUser } from "#tests/factories/user-factory.ts";
import { formOf, outfitForm } from "#tests/setup/outfit-forms.ts";
import { readStatuses, sendRequest } from "./full-disk-requests.ts";
import { expectEveryPicture, expectNoPartialWrites } from "./kill-assertions.ts";
import { createStorage, ENGINES, type Engine, type ShopStorage } from "./shop-storage.ts";
import { canMountDisks, mountSmallDisk } from "./small-disk.ts";

const LIST = "/backend/outfit/getoutfits?startIndex=0&limit=9";
/** An embedded database takes 60 MB, and its log grows in segments of 16 MB. */
const DISK_MB = { "the embedded database": 160, PostgreSQL: 32 } satisfies Record<Engine, number>;
const LOG_SEGMENT_BYTES = 16 * 1024 * 1024;
/** More log than opening the shop and creating an outfit write, full-page images included. */
const LOG_LEFT_BYTES = 1_500_000;
/** Enough for many comments, and too little for a log segment. */
const ROOM_FOR_ROWS_BYTES = 3 * 1024 * 1024;
const COMMENTS_MAX = 400;
const SOON = { timeout: 20_000, interval: 100 };

const disks = it.skipIf(!canMountDisks());

const createAdmin = async (storage: ShopStorage) =>
  storage.withDatabase(async (database) => {
    const id = await createUser(database, { isAdmin: true });
    return { id, headers: bearer(await createSession(database, id)) };
  });

const newOutfit = async (description: string, width: number) =>
  outfitForm({ description }, { image: await colourful(width, 400).jpeg().toBuffer() });

/** Sends a form and closes the connection in the middle of its picture. */
async function abortUpload(url: string, { authorization }: { authorization: string }): Promise<void> {
  const { payload, headers } = await newOutfit("Broken off", 900);
  const { hostname, port, host } = new URL(url);
  const socket = connect(Number(port), hostname);
  await once(socket, "connect");
  socket.write(
    `POST /backend/outfit/create HTTP/1.1\r\nhost: ${host}\r\nauthorization: ${authorization}\r\n` +
      `content-type: ${headers["content-type"]}\r\ncontent-length: ${payload.length}\r\n\r\n`,
  );
  await promisify<Buffer>(socket.write).call(socket, payload.subarray(0, payload.length - 5_000));
  socket.destroy();
}

/** Files of the media folder that belong to none of these pictures. */
async function findLeftoverFiles(folder: string, pictures: readonly string[]): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return files.filter((file) => !pictures.some((id) => file.includes(id)));
}

disks.each<Engine>(ENGINES)(
  "%s, with the disk of DATA_DIR full: reads succeed, writes are rejected in time and leave nothing behind, and succeed again with room (needs root on Linux)",
  async (engine) => {
    const disk = mountSmallDisk(DISK_MB[engine]);
    const storage = await createStorage(engine, disk.folder);
    const { id, headers } = await createAdmin(storage);
    const shop = await storage.start({ LOG_LEVEL: "silent" });
    const create = async (description: string, width: number) =>
      sendRequest(shop.url, "POST /backend/outfit/create", {
        headers,
        form: await newOutfit(description, width),
      });
    const lastImport = async () =>
      (
        JSON.parse(
          (await sendRequest(shop.url, "GET /backend/outfit/admin/import", { headers })).body,
        ) as LastImport
      ).import;
    const importOne = async (description: string) => {
      const line = JSON.stringify(outfitInput({ description }));
      const form = await formOf([
        ["file", { bytes: Buffer.from(line), name: "a.jsonl", type: "text/plain" }],
      ]);
      return sendRequest(shop.url, "POST /backend/outfit/admin/import", { headers, form });
    };
    const first = await create("Before", 300);
    expect(first.status, first.body).toBe(201);
    const { _id: outfitId, image } = JSON.parse(first.body) as Outfit;
    const pictureId = image.split("/")[2] ?? "";
    const read = [
      "/",
      LIST,
      `/outfit/${outfitId}`,
      `/backend/outfit/${outfitId}`,
      imageUrl(pictureId, 160, "webp"),
      "/readyz",
    ];
    expect(await readStatuses(shop.url, read)).toEqual(read.map(() => 200));

    disk.fill();

    const unseen = [imageUrl(pictureId, 160, "jpg"), "/outfit?category=Casual"];
    expect(await readStatuses(shop.url, [...read, ...unseen])).toEqual([...read, ...unseen].map(() => 200));
    const bespoke = await formOf([
      ["description", "Something in linen"],
      ["email", "asha@mail.example"],
      ["image", { bytes: await colourful(310, 400).jpeg().toBuffer() }],
    ]);
    expect((await create("While full", 320)).status).toBe(503);
    expect((await sendRequest(shop.url, "POST /backend/bespoke", { form: bespoke })).status).toBe(503);
    const profile = { headers, body: { fullName: "Asha ".repeat(19) } };
    expect([200, 503]).toContain(
      (await sendRequest(shop.url, `PUT /backend/user/update/${id}`, profile)).status,
    );
    if ((await importOne("Imported while full")).status === 202) {
      await vi.waitFor(async () => expect((await lastImport())?.state).not.toBe("running"), SOON);
    }
    await abortUpload(shop.url, headers);
    // The embedded database accepts rows until its files cannot grow; PostgreSQL is on another disk.
    let comments = 0;
    for (let number = 0; number < COMMENTS_MAX; number++) {
      const comment = { headers, body: { text: `${number} ${"x".repeat(490)}` } };
      const { status } = await sendRequest(shop.url, `POST /backend/outfit/comment/${outfitId}`, comment);
      if (status !== 200) break;
      comments += 1;
    }
    expect(comments === COMMENTS_MAX).toBe(engine === "PostgreSQL");
    expect(await readStatuses(shop.url, read)).toEqual(read.map(() => 200));

    disk.free();

    await vi.waitFor(async () => expect((await create("After", 330)).status).toBe(201), SOON);
    expect((await sendRequest(shop.url, "POST /backend/bespoke", { form: bespoke })).status).toBe(201);
    expect((await importOne("Imported after")).status).toBe(202);
    await vi.waitFor(async () => expect((await lastImport())?.state).toBe("done"), SOON);
    expect(await shop.stop()).toBe(0);

    await storage.withDatabase(async (database) => {
      const output = (await database.execute(
        sql`select description from outfits order by created_at`,
      )) as unknown as { rows: { description: string }[] };
      expect(output.rows.map(({ description }) => description)).toEqual([
        "Before",
        "After",
        "Imported after",
      ]);
      const counted = (await database.execute(
        sql`select comment_count from outfits where id = ${outfitId}`,
      )) as unknown as {
        rows: { comment_count: number }[];
      };
      expect(counted.rows).toEqual([{ comment_count: comments }]);
      await expectNoPartialWrites(database);
      const store = createFileBlobStore(join(storage.dataDir, "media"));
      const pictures = await expectEveryPicture(database, store);
      await database.update(media).set({ lastTouchedAt: sql`now() - interval '25 hours'` });
      await sweepMedia({ database, store });
      expect(await findLeftoverFiles(join(storage.dataDir, "media"), pictures)).toEqual([]);
      expect(await store.get(masterKey(pictureId))).toBeDefined();
    });
  },
);

/**
 * Fills the current log segment almost to its end, so that the next one is soon needed; returns
 * the segment's name.
 */
async function fillLogSegment(storage: ShopStorage): Promise<string> {
  return storage.withDatabase(async (database) => {
    const { rows } = (await database.execute(sql`
      select pg_logical_emit_message(false, 'test', repeat('x', (${LOG_SEGMENT_BYTES - LOG_LEFT_BYTES}
        - (pg_current_wal_insert_lsn() - '0/0') % ${LOG_SEGMENT_BYTES})::int)),
        pg_walfile_name(pg_current_wal_insert_lsn()) as name`)) as unknown as { rows: { name: string }[] };
    return rows[0]?.name ?? "";
  });
}

/** Removes preallocated log segments. */
async function removeLogAfter(current: string, { dataDir }: ShopStorage): Promise<void> {
  const folder = join(dataDir, "database/pgdata/pg_wal");
  const later = (await readdir(folder)).filter((name) => /^[0-9A-F]{24}$/.test(name) && name > current);
  for (const name of later) await rm(join(folder, name));
}

disks(
  "the embedded database, without room for its log: the process ends with a message, starts only with room, and loses no acknowledged write (needs root on Linux)",
  async () => {
    const disk = mountSmallDisk(DISK_MB["the embedded database"]);
    const storage = await createStorage("the embedded database", disk.folder);
    const { headers } = await createAdmin(storage);
    const log = await fillLogSegment(storage);
    const shop = await storage.start({ LOG_LEVEL: "silent" });
    await removeLogAfter(log, storage);
    const created = await sendRequest(shop.url, "POST /backend/outfit/create", {
      headers,
      form: await newOutfit("Before", 300),
    });
    const { _id: outfitId } = JSON.parse(created.body) as Outfit;
    disk.fill(ROOM_FOR_ROWS_BYTES);

    let comments = 0;
    const commentOn = async () => {
      const comment = { headers, body: { text: `${comments}` } };
      return (await sendRequest(shop.url, `POST /backend/outfit/comment/${outfitId}`, comment)).status;
    };
    const untilItEnds = async () => {
      for (;;) comments += (await commentOn()) === 200 ? 1 : 0;
    };
    await expect(untilItEnds()).rejects.toThrow("fetch failed");

    expect(await shop.stop()).toBe(1);
    expect(shop.output()).toMatch(
      /^The disk that holds .* is full: free some space .* nothing that was answered is lost\.$/m,
    );
    await expect(storage.start()).rejects.toThrow(/The disk that holds .* is full: free some space/);

    disk.free();
    const { url } = await storage.start();
    const { numberOfComments } = JSON.parse(
      (await sendRequest(url, `GET /backend/outfit/${outfitId}`)).body,
    ) as Outfit;
    expect(comments).toBeGreaterThan(0);
    // The comment without a response may have been stored.
    expect([comments, comments + 1]).toContain(numberOfComments);
    const another = { headers, body: { text: "Open again" } };
    expect((await sendRequest(url, `POST /backend/outfit/comment/${outfitId}`, another)).status).toBe(200);
  },
);
