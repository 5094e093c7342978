import { execFile } from "node:child_process";
import { writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { expect, it } from "vitest";
import { temporaryFolder } from "#tests/setup/temporary-folder.ts";
import { projectRoot } from "./project-root.ts";

const LOADER = pathToFileURL(createRequire(import.meta.url).resolve("tsx")).href;

/** What a program of ours says that is started in that folder. */
function outputOf(cwd: string, settings: Record<string, string>): Promise<string> {
  const program = join(projectRoot, "server/cli/admin.ts");
  const env = { ...process.env, ...settings };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ["--import", LOADER, program, "list"],
      { cwd, env },
      (_error, stdout, stderr) => resolve(`${stdout}${stderr}`),
    );
  });
}

// covers: settings-02
it("settings come from .env where the process was started, unless the environment sets them", async () => {
  const folder = await temporaryFolder();
  await writeFile(join(folder, ".env"), "SHOP_TIME_ZONE=Mars/Base\nTOKEN_SYNC_PATH=gateway\n");

  const output = await outputOf(folder, { TOKEN_SYNC_PATH: "/gateway" });

  expect(output).toContain("SHOP_TIME_ZONE must be a time zone");
  expect(output).not.toContain("TOKEN_SYNC_PATH");
});
