import { spawn } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import pino from "pino";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { OutfitList } from "#contract/outfit.ts";
import { projectRoot } from "#server/config/project-root.ts";
import { jsonLines, lineOf } from "#server/modules/catalogue/import/testing/import-shop.ts";
import type { Changes } from "#server/nodes/changes.ts";
import { openNodeLinks } from "#server/nodes/node-links.ts";
import { type ManyNodes, openShopOfNodes } from "#tests/setup/shop-of-nodes.ts";
import { temporaryFolder } from "#tests/setup/temporary-folder.ts";

const databaseUrl = process.env.TEST_DATABASE_URL ?? "";
const redisUrl = process.env.TEST_REDIS_URL ?? "";
const ways = [
  { way: "PostgreSQL", isThere: databaseUrl !== "", redis: "" },
  { way: "Redis", isThere: databaseUrl !== "" && redisUrl !== "", redis: redisUrl },
];
const TIMEOUT_MS = 90_000;

for (const { way, isThere, redis } of ways) {
  describe.runIf(isThere)(`a catalogue imported beside nodes on PostgreSQL, told over ${way}`, () => {
    let shop: ManyNodes;
    beforeEach(async () => {
      shop = await openShopOfNodes();
    });
    afterEach(() => shop.close());

    /** Imports a file as an operator does, beside the running nodes; answers all it said. */
    async function importBeside(lines: readonly unknown[], redisAddress: string): Promise<string> {
      const folder = await temporaryFolder();
      const file = join(folder, "catalogue.jsonl");
      await writeFile(file, jsonLines(lines));
      const program = join(projectRoot, "server/cli/catalogue.ts");
      const child = spawn(process.execPath, ["--import", "tsx", program, "import", file], {
        cwd: projectRoot,
        env: {
          ...{ PATH: process.env.PATH, DATA_DIR: folder, DATABASE_URL: shop.databaseUrl },
          ...{ REDIS_URL: redisAddress, REDIS_PREFIX: shop.redisPrefix },
        },
        stdio: ["ignore", "pipe", "pipe"],
      });
      const said = await Promise.all([text(child.stdout), text(child.stderr)]);
      return said.join("");
    }

    // covers: catalogue-01
    it(
      "shows through them at once",
      async () => {
        const node = await shop.start(redis ? { redisUrl: redis } : {});
        const heard: Changes[] = [];
        const settings = redis ? { url: redis, prefix: shop.redisPrefix } : undefined;
        const listener = await openNodeLinks({
          config: { databaseUrl: shop.databaseUrl, redis: settings, replicaUrls: [] },
          open: shop.open,
          log: pino({ level: "silent" }),
        });
        listener.changes?.onChanges((changes) => heard.push(changes));
        await vi.waitUntil(() => listener.changes?.isOpen);
        const shown = async () =>
          (await node.app.inject("/backend/outfit/getoutfits?startIndex=0&limit=9")).json<OutfitList>()
            .outfits.length;
        expect(await shown()).toBe(0);

        expect(await importBeside([lineOf("One"), lineOf("Two")], redis)).toContain("Added 2 outfits");

        await vi.waitFor(async () => expect(await shown()).toBe(2), { timeout: 1_000, interval: 20 });
        expect(heard).toContainEqual(["list"]);
        await listener.close();
      },
      TIMEOUT_MS,
    );

    it.runIf(way === "Redis")(
      "says so when they cannot be told",
      async () => {
        const said = await importBeside([lineOf("One")], "redis://127.0.0.1:9");

        expect(said).toContain("Added 1 outfit;");
        expect(said).toContain("nodes could not be told of this: they show it within ten seconds.\n");
      },
      TIMEOUT_MS,
    );
  });
}
