import { once } from "node:events";
import { readdir, rm } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { promisify } from "node:util";
import { sql } from "drizzle-orm";
import { expect, it, vi } from "vitest";
import type { LastImport } from "#contract/catalogue-file.ts";
import { imageUrl } from "#contract/image-url.ts";
import type { Outfit } from "#contract/outfit.ts";
import { media } from "#server/db/schema/media.ts";
import { createFileBlobStore } from "#server/modules/media/file-blob-store.ts";
import { masterKey } from "#server/modules/media/media-keys.ts";
import { sweepMedia } from "#server/modules/media/media-sweep.ts";
import { colourful } from "#server/modules/media/testing/picture-samples.ts";
import { outfitInput } from "#tests/factories/outfit-factory.ts";
import { bearer, createSession, createUser } from "#tests/factories/user-factory.ts";
import { formOf, outfitForm } from "#tests/setup/outfit-forms.ts";
import { canMountDisks, smallDisk } from "./full-disk-small.ts";
import { statusesOf, visit } from "./full-disk-visits.ts";
import { expectEveryPicture, expectNothingByHalves } from "./kill-findings.ts";
import { type EngineName, type ShopPlace, shopPlace } from "./shop-place.ts";

const LIST = "/backend/outfit/getoutfits?startIndex=0&limit=9";
/** An embedded database takes 60 MB, and its log 16 MB at a time. */
const DISK_MB = { embedded: 160, PostgreSQL: 32 } satisfies Record<EngineName, number>;
const LOG_PART_BYTES = 16 * 1024 * 1024;
/** More than opening the shop and one outfit write, whole pages included. */
const LOG_LEFT_BYTES = 1_500_000;
/** Enough for many comments, and not for a part of the log. */
const ROOM_FOR_ROWS_BYTES = 3 * 1024 * 1024;
const COMMENTS_MAX = 400;
const SOON = { timeout: 20_000, interval: 100 };

const disks = it.skipIf(!canMountDisks());

const admission = async (place: ShopPlace) =>
  place.withDatabase(async ({ database }) => {
    const id = await createUser(database, { isAdmin: true });
    return { id, headers: bearer(await createSession(database, id)) };
  });

const newOutfit = async (description: string, width: number) =>
  outfitForm({ description }, { image: await colourful(width, 400).jpeg().toBuffer() });

/** A form that breaks off in the middle of its picture. */
async function breakOffUpload(url: string, { authorization }: { authorization: string }): Promise<void> {
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

/** The files of pictures that are none of these pictures', after the sweep has been. */
async function filesLeftOver(folder: string, pictures: readonly string[]): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return files.filter((file) => !pictures.some((id) => file.includes(id)));
}

disks.each<EngineName>(["embedded", "PostgreSQL"])(
  "%s, with the disk of DATA_DIR full: reading goes on, writing is refused in time and leaves nothing, and works again with room (needs root on Linux)",
  async (engine) => {
    const disk = smallDisk(DISK_MB[engine]);
    const place = await shopPlace(engine, disk.folder);
    const { id, headers } = await admission(place);
    const shop = await place.start({ LOG_LEVEL: "silent" });
    const create = async (description: string, width: number) =>
      visit(shop.url, "POST /backend/outfit/create", { headers, form: await newOutfit(description, width) });
    const lastImport = async () =>
      (
        JSON.parse(
          (await visit(shop.url, "GET /backend/outfit/admin/import", { headers })).body,
        ) as LastImport
      ).import;
    const importOne = async (description: string) => {
      const line = JSON.stringify(outfitInput({ description }));
      const form = await formOf([
        ["file", { bytes: Buffer.from(line), name: "a.jsonl", type: "text/plain" }],
      ]);
      return visit(shop.url, "POST /backend/outfit/admin/import", { headers, form });
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
    expect(await statusesOf(shop.url, read)).toEqual(read.map(() => 200));

    disk.fill();

    const unseen = [imageUrl(pictureId, 160, "jpg"), "/outfit?category=Casual"];
    expect(await statusesOf(shop.url, [...read, ...unseen])).toEqual([...read, ...unseen].map(() => 200));
    const bespoke = await formOf([
      ["description", "Something in linen"],
      ["email", "asha@mail.example"],
      ["image", { bytes: await colourful(310, 400).jpeg().toBuffer() }],
    ]);
    expect((await create("While full", 320)).status).toBe(503);
    expect((await visit(shop.url, "POST /backend/bespoke", { form: bespoke })).status).toBe(503);
    const profile = { headers, body: { fullName: "Asha ".repeat(19) } };
    expect([200, 503]).toContain((await visit(shop.url, `PUT /backend/user/update/${id}`, profile)).status);
    if ((await importOne("Imported while full")).status === 202) {
      await vi.waitFor(async () => expect((await lastImport())?.state).not.toBe("running"), SOON);
    }
    await breakOffUpload(shop.url, headers);
    // What finds room within the database's files is taken in until there is none: the pictures' disk is not PostgreSQL's.
    let comments = 0;
    for (let number = 0; number < COMMENTS_MAX; number++) {
      const comment = { headers, body: { text: `${number} ${"x".repeat(490)}` } };
      const { status } = await visit(shop.url, `POST /backend/outfit/comment/${outfitId}`, comment);
      if (status !== 200) break;
      comments += 1;
    }
    expect(comments === COMMENTS_MAX).toBe(engine === "PostgreSQL");
    expect(await statusesOf(shop.url, read)).toEqual(read.map(() => 200));

    disk.free();

    await vi.waitFor(async () => expect((await create("After", 330)).status).toBe(201), SOON);
    expect((await visit(shop.url, "POST /backend/bespoke", { form: bespoke })).status).toBe(201);
    expect((await importOne("Imported after")).status).toBe(202);
    await vi.waitFor(async () => expect((await lastImport())?.state).toBe("done"), SOON);
    expect(await shop.stop()).toBe(0);

    await place.withDatabase(async ({ database }) => {
      const said = (await database.execute(
        sql`select description from outfits order by created_at`,
      )) as unknown as { rows: { description: string }[] };
      expect(said.rows.map(({ description }) => description)).toEqual(["Before", "After", "Imported after"]);
      const counted = (await database.execute(
        sql`select comment_count from outfits where id = ${outfitId}`,
      )) as unknown as {
        rows: { comment_count: number }[];
      };
      expect(counted.rows).toEqual([{ comment_count: comments }]);
      await expectNothingByHalves(database);
      const store = createFileBlobStore(join(place.dataDir, "media"));
      const pictures = await expectEveryPicture(database, store);
      await database.update(media).set({ lastTouchedAt: sql`now() - interval '25 hours'` });
      await sweepMedia({ database, store });
      expect(await filesLeftOver(join(place.dataDir, "media"), pictures)).toEqual([]);
      expect(await store.get(masterKey(pictureId))).toBeDefined();
    });
  },
);

/** Writes the log until little is left of its part, after which the next is needed, for which there will be no room; answers its name. */
async function nearlyFillLog(place: ShopPlace): Promise<string> {
  return place.withDatabase(async ({ database }) => {
    const { rows } = (await database.execute(sql`
      select pg_logical_emit_message(false, 'test', repeat('x', (${LOG_PART_BYTES - LOG_LEFT_BYTES}
        - (pg_current_wal_insert_lsn() - '0/0') % ${LOG_PART_BYTES})::int)),
        pg_walfile_name(pg_current_wal_insert_lsn()) as name`)) as unknown as { rows: { name: string }[] };
    return rows[0]?.name ?? "";
  });
}

/** Removes the parts that the database has made in advance. */
async function removeLogAfter(current: string, { dataDir }: ShopPlace): Promise<void> {
  const folder = join(dataDir, "database/pgdata/pg_wal");
  const later = (await readdir(folder)).filter((name) => /^[0-9A-F]{24}$/.test(name) && name > current);
  for (const name of later) await rm(join(folder, name));
}

disks(
  "embedded, when not even its log finds room: the process ends with a sentence, starts only with room, and has lost nothing it answered (needs root on Linux)",
  async () => {
    const disk = smallDisk(DISK_MB.embedded);
    const place = await shopPlace("embedded", disk.folder);
    const { headers } = await admission(place);
    const log = await nearlyFillLog(place);
    const shop = await place.start({ LOG_LEVEL: "silent" });
    await removeLogAfter(log, place);
    const created = await visit(shop.url, "POST /backend/outfit/create", {
      headers,
      form: await newOutfit("Before", 300),
    });
    const { _id: outfitId } = JSON.parse(created.body) as Outfit;
    disk.fill(ROOM_FOR_ROWS_BYTES);

    let comments = 0;
    const commentOn = async () => {
      const comment = { headers, body: { text: `${comments}` } };
      return (await visit(shop.url, `POST /backend/outfit/comment/${outfitId}`, comment)).status;
    };
    const untilItEnds = async () => {
      for (;;) comments += (await commentOn()) === 200 ? 1 : 0;
    };
    await expect(untilItEnds()).rejects.toThrow("fetch failed");

    expect(await shop.stop()).toBe(1);
    expect(shop.output()).toMatch(
      /^The disk that holds .* is full: free some space .* nothing that was answered is lost\.$/m,
    );
    await expect(place.start()).rejects.toThrow(/The disk that holds .* is full: free some space/);

    disk.free();
    const { url } = await place.start();
    const { numberOfComments } = JSON.parse(
      (await visit(url, `GET /backend/outfit/${outfitId}`)).body,
    ) as Outfit;
    expect(comments).toBeGreaterThan(0);
    // The one that was not answered may have had its effect.
    expect([comments, comments + 1]).toContain(numberOfComments);
    const another = { headers, body: { text: "Open again" } };
    expect((await visit(url, `POST /backend/outfit/comment/${outfitId}`, another)).status).toBe(200);
  },
);
