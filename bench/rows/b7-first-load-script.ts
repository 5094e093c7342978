import { gzipSync } from "node:zlib";
import { startDemoServer } from "../../scripts/demo-server.mjs";
import { loadedScripts } from "../loaded-scripts.ts";
import { publicRoutes } from "../public-routes.ts";
import type { Line, Row } from "../row.ts";

const TARGET_KB = 150;

async function weigh(name: string, url: string): Promise<Line> {
  const scripts = await loadedScripts(url);
  const sizes = [...scripts.values()].map((script) => gzipSync(script).length / 1024);
  const total = sizes.reduce((sum, size) => sum + size, 0);
  return {
    row: "B7",
    what: `JavaScript of the first load, ${name}, gzip`,
    measured: `${total.toFixed(1)} KB in ${sizes.length} files`,
    reference: "",
    ratio: "",
    target: `≤ ${TARGET_KB} KB`,
    holds: total <= TARGET_KB,
  };
}

export const firstLoadScript: Row = {
  id: "B7",
  measure: async () => {
    const server = await startDemoServer();
    try {
      const routes = { ...(await publicRoutes(server.url)), "not found": "/no-such-page" };
      const lines: Line[] = [];
      for (const [name, path] of Object.entries(routes)) lines.push(await weigh(name, server.url + path));
      return lines;
    } finally {
      await server.stop();
    }
  },
};
