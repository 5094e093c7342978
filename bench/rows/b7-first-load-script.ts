import { gzipSync } from "node:zlib";
import { startDemoServer } from "../../scripts/demo-server.mjs";
import { loadedScripts } from "../loaded-scripts.ts";
import { publicRoutes } from "../public-routes.ts";
import type { Line, Row } from "../row.ts";

const TARGET_KB = 160;

async function weigh(name: string, url: string): Promise<Line> {
  const scripts = await loadedScripts(url);
  const sizes = [...scripts.values()].map((script) => gzipSync(script).length / 1024);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  return {
    what: `JavaScript of the first load, ${name}, gzip`,
    measured: `${total.toFixed(1)} KB in ${sizes.length} files`,
    target: `≤ ${TARGET_KB} KB`,
    holds: total <= TARGET_KB,
  };
}

export const firstLoadScript: Row = async function* () {
  await using server = await startDemoServer();
  const routes = { ...(await publicRoutes(server.url)), "not found": "/no-such-page" };
  for (const [name, path] of Object.entries(routes)) yield weigh(name, server.url + path);
};
