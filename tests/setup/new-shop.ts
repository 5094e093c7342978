import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { cp, mkdir, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { openEmbedded } from "#server/db/engines/embedded/embedded.ts";
import { migrationsDigest, TEMPLATES } from "./test-database.ts";

/**
 * Copies a migrated, empty database into a data folder, ten times as fast as creating one with
 * the embedded engine.
 */
export async function copyEmptyShop(dataDir: string): Promise<void> {
  await cp(join(await emptyShop(), "database"), join(dataDir, "database"), { recursive: true });
}

/** The template data folder, created once for each version of the migrations. */
async function emptyShop(): Promise<string> {
  const path = join(TEMPLATES, await migrationsDigest());
  if (existsSync(path)) return path;
  // Renamed into place, because another test process may be doing the same.
  const unfinished = `${path}.${randomUUID()}`;
  await mkdir(unfinished, { recursive: true });
  await (await openEmbedded(unfinished)).close();
  await rename(unfinished, path).catch(async (error: unknown) => {
    if (!existsSync(path)) throw error;
    await rm(unfinished, { recursive: true });
  });
  return path;
}
