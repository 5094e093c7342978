import { startDemoServer } from "../../scripts/demo-server.mjs";
import { measureAgainstBare } from "../against-bare.ts";
import { outfitPath } from "../known-outfit.ts";
import type { Line, Row } from "../row.ts";

export const documentsHot: Row = {
  id: "B2",
  measure: async () => {
    const server = await startDemoServer();
    try {
      const documents = { home: "/", listing: "/outfit", detail: await outfitPath(server.url) };
      const lines: Line[] = [];
      for (const [name, path] of Object.entries(documents)) {
        const url = server.url + path;
        lines.push(await measureAgainstBare({ row: "B2", what: `${name} document, hot`, url, target: 0.7 }));
      }
      return lines;
    } finally {
      await server.stop();
    }
  },
};
