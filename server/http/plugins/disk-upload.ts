import { createHash, randomUUID } from "node:crypto";
import { open, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import type { MultipartFile } from "@fastify/multipart";
import type { FastifyReply } from "fastify";
import { z } from "zod";
import type { ErrorMessage } from "#contract/messages/error-messages.ts";
import { makePrivateFolder } from "#server/lib/private-files.ts";

/** An uploaded file in a temporary file, which is removed when the response is sent unless it is kept. */
export interface DiskUpload {
  /** Chosen by the client: use it in messages, never as a path. */
  name: string;
  path: string;
  /** SHA-256 in hex. */
  digest: string;
  /** Makes the caller remove it. */
  keep: () => void;
  remove: () => Promise<void>;
}

export interface FileLimit {
  fileBytes: number;
  /** Message for a larger file. */
  fileTooLarge: ErrorMessage;
}

export interface DiskStorage {
  folder: string;
  /** The limit of a file, by its first four bytes. */
  limitOf: (start: Buffer) => FileLimit;
}

const START_BYTES = 4;
/** Only a process that was killed leaves files behind. */
const LEFT_BEHIND_MS = 24 * 60 * 60 * 1_000;

/** Writes a file of a form to disk; `tooLarge` makes the error for one beyond its limit. */
export async function storeUpload(
  { filename, file }: MultipartFile,
  { folder, limitOf }: DiskStorage,
  reply: FastifyReply,
  reserve: (bytes: number) => void,
  tooLarge: (limit: FileLimit) => Error,
): Promise<DiskUpload | undefined> {
  await makePrivateFolder(folder);
  await removeLeftBehind(folder);
  const path = join(folder, randomUUID());
  // What cannot be removed is tried again as a file that was left behind.
  const remove = () => rm(path, { force: true }).catch(() => {});
  let isKept = false;
  reply.raw.once("close", () => {
    if (!isKept) void remove();
  });
  const digest = createHash("sha256");
  let size = 0;
  let start = Buffer.alloc(0);
  const target = await open(path, "wx");
  try {
    for await (const chunk of file as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (start.length < START_BYTES) start = Buffer.concat([start, chunk]).subarray(0, START_BYTES);
      const limit = limitOf(start);
      if (size > limit.fileBytes) throw tooLarge(limit);
      reserve(chunk.length);
      digest.update(chunk);
      await target.write(chunk);
    }
  } catch (error) {
    await remove();
    throw error;
  } finally {
    await target.close();
  }
  if (!filename && size === 0) return undefined;
  return {
    ...{ name: filename, path, remove },
    digest: digest.digest("hex"),
    keep: () => {
      isKept = true;
    },
  };
}

/** For a route's body schema: the file of `readDiskUpload`. */
export function diskUploadSchema(missing: string) {
  return z
    .custom<DiskUpload>(
      (value) => typeof (value as Partial<DiskUpload> | undefined)?.keep === "function",
      missing,
    )
    .meta({ type: "string", format: "binary" });
}

async function removeLeftBehind(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => undefined);
    if (found && Date.now() - found.mtimeMs > LEFT_BEHIND_MS) await rm(path, { force: true });
  }
}
