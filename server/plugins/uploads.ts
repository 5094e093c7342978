import fastifyMultipart, { type MultipartFile, type MultipartValue } from "@fastify/multipart";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { z } from "zod";
import { createMemoryBudget } from "#server/concurrency/memory-budget.ts";
import { ApiError } from "#server/errors/api-error.ts";

/** A file that came with a form. Its name is what the sender calls it: for messages, never for a path. */
export interface UploadedFile {
  name: string;
  bytes: Buffer;
}

export interface UploadLimits {
  /** The one field whose file is kept; files under any other name are read past. */
  fileField: string;
  fileBytes: number;
  /** What somebody is told whose file is larger. */
  fileTooLarge: string;
}

/** Far more than any form of ours has. */
const FIELDS_MAX = 50;
const FILES_MAX = 5;
/** Thirty items with the longest texts, in the widest characters, with room to spare. */
const FIELD_BYTES = 512 * 1024;
const FORM_OVERHEAD_BYTES = 1024 * 1024;
/** A browser reads its answer only when it has sent everything: so a form that is refused is let in to its end, up to this. */
const LET_IN_BYTES_MAX = 64 * 1024 * 1024;

/** What all uploads of this process together may hold, from their first byte until they are answered. */
const HELD_BYTES_MAX = 96 * 1024 * 1024;
const RETRY_AFTER_S = 5;
const held = createMemoryBudget(HELD_BYTES_MAX);

/** Makes the scope it is registered in one whose routes take multipart forms and nothing else (415). */
export const uploads = fastifyPlugin(async (app: FastifyInstance) => {
  app.removeAllContentTypeParsers();
  await app.register(fastifyMultipart, {
    throwFileSizeLimit: false,
    limits: { fieldNameSize: 100, fieldSize: FIELD_BYTES, fields: FIELDS_MAX, files: FILES_MAX },
  });
});

/**
 * A hook, `preValidation: takeUpload(limits)`, that reads a form into `request.body`: its fields as text, its file as UploadedFile. The
 * route's body schema then judges it like any other body. A file input left empty counts as absent; a field given twice is a 400.
 */
export function takeUpload(limits: UploadLimits) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (!request.isMultipart?.()) {
      throw new ApiError("UNSUPPORTED_MEDIA_TYPE", "Please send this as a form (multipart/form-data)");
    }
    const announcedBytes = Number(request.headers["content-length"] ?? 0);
    if (announcedBytes > LET_IN_BYTES_MAX) reply.header("connection", "close");
    if (announcedBytes > limits.fileBytes + FORM_OVERHEAD_BYTES) throw tooLarge(limits);
    hangUpOnTheEndless(request);
    try {
      request.body = await readForm(request, limits, memoryUntilAnswered(reply));
    } catch (error) {
      request.raw.resume();
      throw asUploadError(error);
    }
  };
}

/** For a route's body schema: the uploaded file. */
export function uploadedFileSchema(missing: string) {
  return z
    .custom<UploadedFile>(
      (value) =>
        typeof value === "object" &&
        value !== null &&
        Buffer.isBuffer((value as Partial<UploadedFile>).bytes),
      missing,
    )
    .meta({ type: "string", format: "binary" });
}

async function readForm(
  request: FastifyRequest,
  limits: UploadLimits,
  take: (bytes: number) => void,
): Promise<Record<string, string | UploadedFile>> {
  const form = new Map<string, string | UploadedFile>();
  const set = (name: string, value: string | UploadedFile) => {
    if (form.has(name)) throw invalid(name, "Please send this field only once");
    form.set(name, value);
  };
  for await (const part of request.parts({ limits: { fileSize: limits.fileBytes } })) {
    if (part.type === "field") {
      // Where a file belongs, a text says only that there is none.
      if (part.fieldname !== limits.fileField) set(part.fieldname, fieldText(part, take));
    } else {
      const bytes = await readFile(part, limits, take);
      // A file input that nothing was chosen in sends a file without name and content.
      if (bytes && (part.filename || bytes.length > 0)) set(part.fieldname, { name: part.filename, bytes });
    }
  }
  return Object.fromEntries(form);
}

function fieldText(part: MultipartValue, take: (bytes: number) => void): string {
  if (part.fieldnameTruncated || part.valueTruncated) throw invalid(part.fieldname, "This is too long");
  // A part that says that it is JSON comes parsed already.
  const text = typeof part.value === "string" ? part.value : JSON.stringify(part.value);
  take(Buffer.byteLength(text));
  return text;
}

/** The file's bytes; undefined for one that is nobody's, which is only read past. */
async function readFile(
  { fieldname, file }: MultipartFile,
  limits: UploadLimits,
  take: (bytes: number) => void,
): Promise<Buffer | undefined> {
  // The parser would wait for the end of what is too long already.
  const refuse = () => file.destroy(tooLarge(limits));
  if (file.truncated) refuse();
  else file.once("limit", refuse);
  const isKept = fieldname === limits.fileField;
  const chunks: Buffer[] = [];
  for await (const chunk of file as AsyncIterable<Buffer>) {
    if (!isKept) continue;
    take(chunk.length);
    chunks.push(chunk);
  }
  return isKept ? Buffer.concat(chunks) : undefined;
}

/** Whoever sends without end, whatever they announced, has nothing to wait for. */
function hangUpOnTheEndless({ raw }: FastifyRequest): void {
  let arrived = 0;
  raw.on("data", (chunk: Buffer) => {
    arrived += chunk.length;
    if (arrived > LET_IN_BYTES_MAX) raw.destroy();
  });
}

/** Takes from what all uploads share and gives it back when the request has been answered or its sender has gone. */
function memoryUntilAnswered(reply: FastifyReply): (bytes: number) => void {
  let mine = 0;
  reply.raw.once("close", () => {
    held.release(mine);
    mine = 0;
  });
  return (bytes) => {
    if (reply.raw.destroyed) return;
    if (!held.reserve(bytes)) {
      throw new ApiError("UNAVAILABLE", "Too many uploads at once. Please try again in a moment.", {
        retryAfter: RETRY_AFTER_S,
      });
    }
    mine += bytes;
  };
}

function invalid(path: string, message: string): ApiError {
  return new ApiError("VALIDATION_FAILED", `${path}: ${message}`, { details: [{ path, message }] });
}

function tooLarge({ fileField, fileTooLarge }: UploadLimits): ApiError {
  return new ApiError("PAYLOAD_TOO_LARGE", fileTooLarge, {
    details: [{ path: fileField, message: fileTooLarge }],
  });
}

/** The parser's own errors: a limit that was passed, or a form that is broken or breaks off. */
function asUploadError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const { statusCode } = error as { statusCode?: number };
  return statusCode === 413
    ? new ApiError("PAYLOAD_TOO_LARGE", "This form has more parts than there are fields", { cause: error })
    : new ApiError("BAD_REQUEST", "The form arrived incomplete or broken. Please send it again.", {
        cause: error,
      });
}
