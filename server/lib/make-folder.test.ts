import { stat, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { temporaryFolder } from "#tests/setup/temporary-folder.ts";
import { makeFolder } from "./make-folder.ts";

it("creates a folder with those above it, at once or several times", async () => {
  const folder = join(await temporaryFolder(), "a/b/c");

  await Promise.all([makeFolder(folder, 0o700), makeFolder(folder, 0o700)]);
  await makeFolder(folder);

  expect((await stat(folder)).mode & 0o777).toBe(0o700);
});

it("rejects where a file is in the way", async () => {
  const file = join(await temporaryFolder(), "file");
  await writeFile(file, "");

  await expect(makeFolder(file)).rejects.toMatchObject({ code: "EEXIST" });
  await expect(makeFolder(join(file, "a/b"))).rejects.toMatchObject({ code: "ENOTDIR" });
});

it.runIf(process.platform === "linux")("rejects where no folder can be created", async () => {
  await expect(makeFolder("/proc/none/database")).rejects.toMatchObject({ code: "ENOENT", syscall: "mkdir" });
});
