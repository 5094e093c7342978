import { existsSync } from "node:fs";
import { chmod, mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { expectConsole } from "#tests/setup/console-watch.ts";
import { temporaryFolder } from "#tests/setup/temporary-folder.ts";
import { findChromium } from "../find-chromium.mjs";
import { ensureChromium } from "./chromium.mjs";

let folder: string;
let playwrights: string;

/** A machine with nothing installed; Playwright would store its own browser in `playwrights`. */
beforeEach(async () => {
  folder = await temporaryFolder();
  vi.stubEnv("PATH", folder);
  vi.stubEnv("CHROMIUM_PATH", undefined);
  const { chromium } = await import("@playwright/test");
  playwrights = join(folder, "playwrights", "chrome");
  vi.spyOn(chromium, "executablePath").mockReturnValue(playwrights);
  vi.spyOn(console, "log").mockReturnValue();
});

async function install(file: string, script = ""): Promise<string> {
  await mkdir(dirname(file), { recursive: true });
  await writeFile(file, `#!/bin/sh\n${script}\n`);
  await chmod(file, 0o755);
  return file;
}

describe("the Chromium of tests and pictures", () => {
  // covers: start-05
  it("is the named one, else the system's, else Playwright's own, else none", async () => {
    expect(await findChromium()).toBeUndefined();
    await install(playwrights);
    expect(await findChromium()).toBe(playwrights);
    const chrome = await install(join(folder, "google-chrome"));
    expect(await findChromium()).toBe(chrome);
    const chromium = await install(join(folder, "chromium"));
    expect(await findChromium()).toBe(chromium);
    const headlessShell = await install(join(folder, "chromium-headless-shell"));
    expect(await findChromium()).toBe(headlessShell);
    vi.stubEnv("CHROMIUM_PATH", join(folder, "nowhere"));
    expect(await findChromium()).toBe(headlessShell);
    const named = await install(join(folder, "mine"));
    vi.stubEnv("CHROMIUM_PATH", named);
    expect(await ensureChromium()).toBe(named);
  });

  // covers: start-05
  it("is requested in one sentence where it cannot be installed", async () => {
    vi.spyOn(process, "getuid").mockReturnValue(1_000);
    await install(join(folder, "apt-get"), "exit 1");

    await expect(ensureChromium()).rejects.toThrow(
      /^The browser tests need Chromium: install it .* or name one in CHROMIUM_PATH\.$/,
    );
  });

  describe.skipIf(!existsSync("/etc/debian_version"))("on Debian, as root", () => {
    beforeEach(() => void vi.spyOn(process, "getuid").mockReturnValue(0));

    // covers: start-05
    it("is installed", async () => {
      const script = `[ "$DEBIAN_FRONTEND" = noninteractive ] || exit 1
        [ "$1" = update ] && exit 0
        [ "$*" = "install -y --no-install-recommends chromium-headless-shell" ] && : > "${folder}/chromium-headless-shell"`;
      await install(join(folder, "apt-get"), script);

      expect(await ensureChromium()).toBe(join(folder, "chromium-headless-shell"));
    });

    it("is not installed when apt-get fails, and the reason is printed", async () => {
      await install(join(folder, "apt-get"), "echo 'no space left'; exit 100");
      expectConsole(/^no space left$/);

      await expect(ensureChromium()).rejects.toThrow("Installing Chromium failed; the lines above say why.");
    });
  });
});
