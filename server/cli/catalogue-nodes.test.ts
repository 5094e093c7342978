import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import pino from "pino";
import { expect, it, onTestFinished } from "vitest";
import type { OutfitList } from "#contract/outfit/outfit.ts";
import { InvalidationChannel } from "#server/cluster/invalidation-channel.ts";
import type { Invalidation } from "#server/cluster/invalidation-queue.ts";
import { catalogueLine, jsonLines } from "#server/readers/catalogue/testing/catalogue-lines.ts";
import { builtPrograms } from "#tests/setup/built-programs.ts";
import { holdClock } from "#tests/setup/held-clock.ts";
import { openMultiNodeShop } from "#tests/setup/multi-node-shop.ts";
import { temporaryFolder } from "#tests/setup/temporary-folder.ts";
import { scaled } from "#tests/setup/time-limits.ts";

const TIMEOUT_MS = scaled(90_000);
const run = builtPrograms();

/** Imports a file by the command while nodes are running; returns the command's output. */
async function importByCommand(databaseUrl: string, lines: readonly unknown[]): Promise<string> {
  const folder = await temporaryFolder();
  const file = join(folder, "catalogue.jsonl");
  await writeFile(file, jsonLines(lines));
  const env = { DATA_DIR: folder, DATABASE_URL: databaseUrl };
  const { out, errors } = await run("catalogue", ["import", file], env);
  return out + errors;
}

// covers: catalogue-01
it.runIf(process.env.TEST_DATABASE_URL)(
  "a catalogue imported by a command appears on running nodes at once",
  async () => {
    const shop = await openMultiNodeShop();
    onTestFinished(() => shop.close());
    const node = await shop.start();
    const received: Invalidation[] = [];
    const listener = await InvalidationChannel.open(shop.databaseUrl, pino({ level: "silent" }));
    onTestFinished(() => listener.close());
    listener.onInvalidation((tags) => received.push(tags));
    const shown = async () =>
      (await node.app.inject("/backend/outfit/getoutfits?startIndex=0&limit=9")).json<OutfitList>().outfits
        .length;
    holdClock();
    expect(await shown()).toBe(0);

    const output = await importByCommand(shop.databaseUrl, [catalogueLine("One"), catalogueLine("Two")]);

    expect(output).toContain("Added 2 outfits");
    await expect.poll(shown).toBe(2);
    await expect.poll(() => received).toContainEqual(["list"]);
  },
  TIMEOUT_MS,
);
