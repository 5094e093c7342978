import { execFile } from "node:child_process";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { promisify } from "node:util";
import { gunzipSync } from "node:zlib";
import { afterAll, expect, it, vi } from "vitest";
import { projectRoot } from "#server/config/project-root.ts";
import { temporaryFolder } from "#tests/setup/temporary-folder.ts";
import { scaled } from "#tests/setup/time-limits.ts";

vi.setConfig({ testTimeout: scaled(60_000) });
const execute = promisify(execFile);
const ADVISORY = {
  id: 1,
  url: "https://advisories.example/1",
  title: "A flaw",
  severity: "high",
  vulnerable_versions: "<99.0.0",
};

/**
 * What the registry answers to a question about these packages; undefined for a registry without advisories.
 */
let answer: ((packages: Record<string, unknown>) => object) | undefined;
const asked: string[] = [];

const registry = createServer(async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  if (!request.url?.endsWith("/advisories/bulk") || !answer) {
    response.writeHead(405, { allow: "GET,HEAD" }).end();
    return;
  }
  const body = Buffer.concat(chunks);
  const packages = JSON.parse(
    (request.headers["content-encoding"] === "gzip" ? gunzipSync(body) : body).toString(),
  );
  asked.push(...Object.keys(packages));
  response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(answer(packages)));
});
await new Promise<void>((resolve) => registry.listen(0, "127.0.0.1", resolve));
afterAll(() => void registry.close());

async function audit(): Promise<{ code: number; text: string }> {
  const { port } = registry.address() as AddressInfo;
  const args = [
    join(projectRoot, "scripts/audit.mjs"),
    `--registry=http://127.0.0.1:${port}`,
    `--cache=${await temporaryFolder()}`,
    "--fetch-retries=0",
  ];
  try {
    const { stdout } = await execute(process.execPath, args, { cwd: projectRoot });
    return { code: 0, text: stdout };
  } catch (error) {
    const { code, stdout, stderr } = error as { code: number; stdout: string; stderr: string };
    return { code, text: stdout + stderr };
  }
}

it("says so when the registry offers no advisories", async () => {
  answer = undefined;
  expect(await audit()).toEqual({ code: 0, text: expect.stringMatching(/^NOT CHECKED: .*405/) });
});

it("passes when no package of a running shop has an advisory, and asks for no tool", async () => {
  answer = () => ({});
  expect(await audit()).toMatchObject({ code: 0, text: expect.stringContaining("No package") });
  expect(asked).toContain("fastify");
  expect(asked).not.toContain("vitest");
});

it("fails with the packages that have one", async () => {
  answer = () => ({ fastify: [{ ...ADVISORY, name: "fastify" }] });
  const { code, text } = await audit();
  expect(code).toBe(1);
  expect(text).toContain("high: fastify: A flaw (https://advisories.example/1)");
  expect(text).toContain("known vulnerabilities");
});
