import { startDemoServer } from "../../scripts/demo-server.mjs";
import { ADMIN_ENV } from "../admin-session.ts";
import { measureAgainstBare } from "../against-bare.ts";
import { ageServer } from "../age-server.ts";
import type { Row } from "../row.ts";

const FIRST_PAGE = "/backend/outfit/getoutfits?startIndex=0&limit=9";

export const listHot: Row = async function* () {
  await using server = await startDemoServer({ env: ADMIN_ENV });
  await ageServer(server.url);
  yield measureAgainstBare("getoutfits, first page, hot", server.url + FIRST_PAGE, 0.8);
};
