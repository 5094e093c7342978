import { randomUUID } from "node:crypto";
import { rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Config, S3Config } from "#server/config/config.ts";
import { diskProblem } from "#server/lib/errors/disk-problem.ts";
import { StartupError } from "#server/lib/errors/startup-error.ts";
import { makePrivateFolder } from "#server/lib/private-files.ts";
import type { BlobStore } from "./blob-store.ts";
import { createFileBlobStore, removeAbandonedFiles } from "./file-blob-store.ts";

/** About the size of a small picture: the disk must have room for it. */
const PROBE_BYTES = 64 * 1024;

/** Throws a StartupError if the store cannot be used. */
export async function openBlobStore(config: Pick<Config, "dataDir" | "s3">): Promise<BlobStore> {
  return config.s3 ? openBucket(config.s3) : openFolder(join(config.dataDir, "media"));
}

async function openFolder(folder: string): Promise<BlobStore> {
  // No key of the store starts with a dot.
  const probe = join(folder, `.${randomUUID()}.probe`);
  try {
    await makePrivateFolder(folder);
    await writeFile(probe, Buffer.alloc(PROBE_BYTES));
    await removeAbandonedFiles(folder);
  } catch (error) {
    throw diskProblem(error, folder) ?? error;
  } finally {
    await rm(probe, { force: true }).catch(() => {});
  }
  return createFileBlobStore(folder);
}

async function openBucket(settings: S3Config): Promise<BlobStore> {
  const { createS3BlobStore } = await import("./s3-blob-store.ts");
  const store = await createS3BlobStore(settings);
  try {
    // No blob has this key; a working bucket reports it as missing.
    await store.get("start-probe");
  } catch (error) {
    const reason = error instanceof Error ? error.message || error.name : String(error);
    throw new StartupError(
      `The bucket ${settings.bucket} of S3_BUCKET cannot be used (${reason}): check that it exists and that the S3_* settings are right.`,
      { cause: error },
    );
  }
  return store;
}
