import { launchBrowser } from "../../scripts/steps/chromium.mjs";
import { ADMIN, ADMIN_ENV, signInAdmin } from "../admin-session.ts";
import { visitAdminTable } from "../admin-table-visit.ts";
import { grouped } from "../format.ts";
import { RARE_WORD } from "../generate-outfits.ts";
import { generatedDatabase, startShopOn } from "../generated-postgres-shop.ts";
import { startEmbeddedShop } from "../generated-shop.ts";
import type { Line, Row } from "../row.ts";
import { percentile } from "../statistics.ts";

const OUTFITS = 100_000;
const ROUNDS = 8;
const TARGET_MS = 300;
const OPENED_TARGET_MS = 1_500;
const VISITS = 5;

/** What the dashboard's table asks for; the queries of one name are requested in turn. */
const QUERIES: Record<string, string[]> = {
  "first and last page": ["startIndex=0", `startIndex=${OUTFITS - 10}`],
  filtered: [
    "category=Wedding",
    "section=Women&status=inactive",
    "category=Party&type=Promoted&sortBy=totalPrice",
  ],
  sorted: ["sortBy=rateLook", "sortBy=numberOfLikes&sort=asc"],
  "searched, one letter to a whole word": ["s", "si", "silk", RARE_WORD, "women wedding"].map(
    (term) => `searchTerm=${encodeURIComponent(term)}`,
  ),
};

/**
 * The administrator's table of a large catalogue: page, total and statistics in one call, and in a browser.
 */
export const adminTable: Row = async function* () {
  await using browser = await launchBrowser();
  for (const engine of ["embedded", "PostgreSQL"]) {
    await using shop =
      engine === "embedded"
        ? await startEmbeddedShop(OUTFITS, ADMIN_ENV)
        : await startShopOn(await generatedDatabase(OUTFITS), ADMIN_ENV);
    const authorization = `Bearer ${await signInAdmin(shop.url, ADMIN)}`;
    for (const [name, queries] of Object.entries(QUERIES)) {
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round++) {
        for (const query of queries) {
          const started = performance.now();
          const path = `/backend/outfit/admin/getalloutfits?limit=10&${query}`;
          const response = await fetch(shop.url + path, { headers: { authorization } });
          await response.arrayBuffer();
          if (response.status !== 200) throw new Error(`${path} is a ${response.status}`);
          // The first round fills the database's memory.
          if (round > 0) times.push(performance.now() - started);
        }
      }
      yield line(name, engine, times, TARGET_MS);
    }
    const { opened, filtered } = await visitAdminTable(browser, shop.url, ADMIN, VISITS);
    yield line("opened in a browser", engine, opened, OPENED_TARGET_MS);
    yield line("filtered in a browser", engine, filtered, TARGET_MS);
  }
};

function line(name: string, engine: string, times: number[], targetMs: number): Line {
  const p95 = percentile(times, 0.95);
  return {
    what: `administrator's table, ${name}, ${grouped(OUTFITS)} outfits, p95, ${engine}`,
    measured: `${p95.toFixed(0)} ms`,
    target: `≤ ${targetMs} ms`,
    holds: p95 <= targetMs,
  };
}
