import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm, utimes, writeFile } from "node:fs/promises";
import { hostname, tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { copyEmptyShop } from "#tests/setup/new-shop.ts";
import { openEmbedded } from "./embedded.ts";

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "ensemble-embedded-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe("the embedded database", () => {
  it("keeps what was written, and rejects a second process on its folder", async () => {
    await copyEmptyShop(folder);
    const first = await openEmbedded(folder);
    await first.database.execute(sql`insert into search_words (word, deletions) values ('kurta', '{}')`);

    await expect(openEmbedded(folder)).rejects.toThrow(/in use by another process/);

    await first.close();
    const second = await openEmbedded(folder);
    const words = await second.database.execute(sql`select word from search_words`);
    await second.close();
    expect((words as unknown as { rows: unknown[] }).rows).toEqual([{ word: "kurta" }]);
  });

  it("opens at once after a holder on this machine was killed", async () => {
    await copyEmptyShop(folder);
    const killed = spawn(process.execPath, ["--eval", ""]);
    await once(killed, "exit");
    const owner = { pid: killed.pid, host: hostname() };
    await writeFile(join(folder, "database/in-use.1.json"), JSON.stringify(owner));

    const open = await openEmbedded(folder);

    await expect(open.ping()).resolves.toBeUndefined();
    await open.close();
  });

  it("is refused while its holder lives, however old the lock seems after a clock was set", async () => {
    await copyEmptyShop(folder);
    const first = await openEmbedded(folder);
    const anHourAgo = new Date(Date.now() - 60 * 60 * 1_000);
    await utimes(join(folder, "database/in-use.1.json"), anHourAgo, anHourAgo);

    await expect(openEmbedded(folder)).rejects.toThrow(/in use by another process/);

    await first.close();
  });

  it("opens at once after a holder whose number another process has by now", async () => {
    await copyEmptyShop(folder);
    const owner = { pid: process.ppid, host: hostname(), life: "an earlier start of this machine" };
    await writeFile(join(folder, "database/in-use.1.json"), JSON.stringify(owner));

    const open = await openEmbedded(folder);

    await expect(open.ping()).resolves.toBeUndefined();
    await open.close();
  });

  it("reports what to do about a data folder that cannot be used", async () => {
    const file = join(folder, "file");
    await writeFile(file, "");

    await expect(openEmbedded(file)).rejects.toThrow(
      /cannot be written to: .* set DATA_DIR to another folder/,
    );
  });

  it.runIf(process.platform === "linux")("says so, too, where no folder can be created", async () => {
    await expect(openEmbedded("/proc/none")).rejects.toThrow(
      /data folder \/proc\/none\/database cannot be written to/,
    );
  });
});
