import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { openEmbedded } from "#server/db/engines/embedded.ts";
import { migrationsDigest, TEMPLATES } from "./test-database.ts";

/** Puts the migrated, empty database of a new shop into its data folder: making one takes the embedded engine seconds, a copy a tenth. */
export async function putNewShop(dataDir: string): Promise<void> {
  await cp(join(await newShop(), "database"), join(dataDir, "database"), { recursive: true });
}

/** The data folder that is copied: made once for each state of the migrations and kept. */
async function newShop(): Promise<string> {
  const path = join(TEMPLATES, await migrationsDigest());
  if (existsSync(path)) return path;
  // Renamed into place, because another test process may be at the same.
  const unfinished = `${path}.${randomUUID()}`;
  await mkdir(unfinished, { recursive: true });
  await (await openEmbedded(unfinished)).close();
  await rename(unfinished, path).catch(async (error: unknown) => {
    if (!existsSync(path)) throw error;
    await rm(unfinished, { recursive: true });
  });
  return path;
}
