import { type ChildProcess, fork, spawn } from "node:child_process";
import { once } from "node:events";
import { readdir, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { temporaryFolder } from "#tests/setup/temporary-folder.ts";

const CONTENDER = fileURLToPath(new URL("./testing/lock-contender.ts", import.meta.url));
const ROUNDS = 50;

let contenders: ChildProcess[];
let killedPid: number | undefined;

beforeAll(async () => {
  contenders = [1, 2].map(() => fork(CONTENDER, { execArgv: ["--import", "tsx"] }));
  await Promise.all(contenders.map(replyOf));
  const killed = spawn(process.execPath, ["--eval", ""]);
  await once(killed, "exit");
  killedPid = killed.pid;
});
afterAll(() => {
  for (const contender of contenders) contender.kill();
});

async function replyOf(contender: ChildProcess): Promise<string> {
  const [reply] = await once(contender, "message");
  return reply as string;
}

function sendAll(message: { folder: string } | "release"): Promise<string[]> {
  const replies = Promise.all(contenders.map(replyOf));
  for (const contender of contenders) contender.send(message);
  return replies;
}

it("has one holder after two starts at the same instant, each time, after a killed holder and after none", async () => {
  const folder = await temporaryFolder();
  for (let round = 1; round <= ROUNDS; round++) {
    if (round % 5 > 0) {
      const owner = JSON.stringify({ pid: killedPid, host: hostname() });
      await writeFile(join(folder, `in-use.${round}.json`), owner);
    }

    expect((await sendAll({ folder })).toSorted(), `round ${round}`).toEqual(["held", "refused"]);

    await sendAll("release");
    expect(await readdir(folder)).toEqual([]);
  }
});
