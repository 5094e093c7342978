import { startDemoServer } from "../../scripts/demo-server.mjs";
import { measureAgainstBare } from "../against-bare.ts";
import type { Row } from "../row.ts";

const FIRST_PAGE = "/backend/outfit/getoutfits?startIndex=0&limit=9";

export const listHot: Row = {
  id: "B1",
  measure: async () => {
    const server = await startDemoServer();
    try {
      return [
        await measureAgainstBare({
          row: "B1",
          what: "getoutfits, first page, hot",
          url: server.url + FIRST_PAGE,
          target: 0.8,
        }),
      ];
    } finally {
      await server.stop();
    }
  },
};
