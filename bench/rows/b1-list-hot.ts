import { startDemoServer } from "../../scripts/demo-server.mjs";
import { measureAgainstBare } from "../against-bare.ts";
import { AGEING_ENV, ageServer } from "../age-server.ts";
import type { Row } from "../row.ts";

const FIRST_PAGE = "/backend/outfit/getoutfits?startIndex=0&limit=9";

export const listHot: Row = async function* () {
  await using server = await startDemoServer({ env: AGEING_ENV });
  await ageServer(server.url);
  yield measureAgainstBare("getoutfits, first page, hot", server.url + FIRST_PAGE, 0.8);
};
