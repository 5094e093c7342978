import { startDemoServer } from "../scripts/demo-server.mjs";
import { createBenchDatabase } from "./postgres.ts";
import type { Line } from "./row.ts";

interface DemoShop {
  url: string;
  pid: number;
}

type Engine = "embedded" | "PostgreSQL";
type Measure = (shop: DemoShop, engine: Engine) => AsyncIterable<Line>;

/** Runs a measurement on a demo shop of each database engine, one after the other. */
export async function* onEachEngine(databaseName: string, measure: Measure): AsyncGenerator<Line> {
  yield* measureOn("embedded", "", measure);
  await using database = await createBenchDatabase(databaseName);
  // The first start seeds, which takes memory that a shop's later starts do not.
  const seeding = await startDemoServer({ env: { DATABASE_URL: database.url } });
  await seeding.stop();
  yield* measureOn("PostgreSQL", database.url, measure);
}

async function* measureOn(engine: Engine, databaseUrl: string, measure: Measure): AsyncGenerator<Line> {
  await using server = await startDemoServer({ env: { DATABASE_URL: databaseUrl } });
  yield* measure({ url: server.url, pid: server.pid ?? 0 }, engine);
}
