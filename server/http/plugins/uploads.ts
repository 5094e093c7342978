import fastifyMultipart, { type MultipartFile, type MultipartValue } from "@fastify/multipart";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { z } from "zod";
import { ZIP_MAX_BYTES } from "#contract/limits.ts";
import type { ErrorMessage } from "#contract/messages/error-messages.ts";
import { UPLOAD_ERRORS } from "#contract/messages/http.ts";
import { ApiError, namingField } from "#server/lib/errors/api-error.ts";
import { isDiskFull } from "#server/lib/errors/disk-problem.ts";
import { type DiskStorage, type DiskUpload, type FileLimit, storeUpload } from "./disk-upload.ts";

/** An uploaded file. The name is chosen by the client: use it in messages, never as a path. */
export interface UploadedFile {
  name: string;
  bytes: Buffer;
}

export interface UploadLimits extends FileLimit {
  /** The field whose file is read; files of other fields are skipped. */
  fileField: string;
}

/** More than any form of the site has. */
const FIELDS_MAX = 50;
const FILES_MAX = 5;
/** An outfit with thirty items and the longest texts fits. */
const FIELD_BYTES = 512 * 1024;
const FORM_OVERHEAD_BYTES = 1024 * 1024;
/**
 * A browser reads the response only after it has sent the whole form, so a rejected form is read to its end,
 * up to this size.
 */
const READ_BYTES_MAX = 64 * 1024 * 1024;

const RETRY_AFTER_S = 5;

/** Bytes of all uploads of this process together, from their first byte until the response is sent. */
interface Budget {
  bytesMax: number;
  reserved: number;
}
const memory: Budget = { bytesMax: 96 * 1024 * 1024, reserved: 0 };
const disk: Budget = { bytesMax: 3 * ZIP_MAX_BYTES, reserved: 0 };

/** Makes the routes of a scope accept multipart forms only; other content types get 415. */
export const uploads = fastifyPlugin(async (app: FastifyInstance) => {
  app.removeAllContentTypeParsers();
  await app.register(fastifyMultipart, {
    throwFileSizeLimit: false,
    limits: { fieldNameSize: 100, fieldSize: FIELD_BYTES, fields: FIELDS_MAX, files: FILES_MAX },
  });
});

/**
 * A `preValidation` hook that reads a form into `request.body`, fields as text and the file as
 * UploadedFile, to be validated by the route's body schema. An empty file input counts as absent; a
 * repeated field is a 400.
 */
export function readUpload(limits: UploadLimits) {
  return readingForm(limits, READ_BYTES_MAX, memory, readFile);
}

/** Like `readUpload`, with the file as DiskUpload. `limits` are those of the largest file. */
export function readDiskUpload(limits: UploadLimits, storage: DiskStorage) {
  return readingForm(limits, limits.fileBytes + FORM_OVERHEAD_BYTES, disk, (part, reserve, reply) =>
    storeUpload(part, storage, reply, reserve, (limit) => tooLarge({ ...limits, ...limit })),
  );
}

/** Takes the file of the form; undefined for an empty file input. */
type TakeFile = (
  part: MultipartFile,
  reserve: Reserve,
  reply: FastifyReply,
) => Promise<UploadedFile | DiskUpload | undefined>;
type Reserve = (bytes: number) => void;

function readingForm(limits: UploadLimits, readBytesMax: number, budget: Budget, takeFile: TakeFile) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (!request.isMultipart?.()) {
      throw new ApiError("UNSUPPORTED_MEDIA_TYPE", UPLOAD_ERRORS.formExpected);
    }
    const declaredBytes = Number(request.headers["content-length"] ?? 0);
    if (declaredBytes > readBytesMax) reply.header("connection", "close");
    if (declaredBytes > limits.fileBytes + FORM_OVERHEAD_BYTES) throw tooLarge(limits);
    limitBytesRead(request, readBytesMax);
    try {
      request.body = await readForm(request, reply, limits, budget, takeFile);
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
  reply: FastifyReply,
  limits: UploadLimits,
  budget: Budget,
  takeFile: TakeFile,
): Promise<Record<string, string | UploadedFile | DiskUpload>> {
  const form = new Map<string, string | UploadedFile | DiskUpload>();
  const reserveField = reserveBytes(reply, memory);
  const reserveFile = reserveBytes(reply, budget);
  const set = (name: string, value: string | UploadedFile | DiskUpload) => {
    if (form.has(name)) throw invalid(name, UPLOAD_ERRORS.fieldTwice);
    form.set(name, value);
  };
  for await (const part of request.parts({ limits: { fileSize: limits.fileBytes } })) {
    if (part.type === "field") {
      // Text in the file's field means that no file was chosen.
      if (part.fieldname !== limits.fileField) set(part.fieldname, fieldText(part, reserveField));
      continue;
    }
    // Otherwise the parser reads a file that is too large to its end.
    const reject = () => part.file.destroy(tooLarge(limits));
    if (part.file.truncated) reject();
    else part.file.once("limit", reject);
    if (part.fieldname === limits.fileField) {
      const file = await takeFile(part, reserveFile, reply);
      if (file) set(part.fieldname, file);
    } else for await (const _ of part.file);
  }
  return Object.fromEntries(form);
}

function fieldText(part: MultipartValue, reserve: Reserve): string {
  if (part.fieldnameTruncated || part.valueTruncated)
    throw invalid(part.fieldname, UPLOAD_ERRORS.fieldTooLong);
  // The library parses parts whose content type is JSON.
  const text = typeof part.value === "string" ? part.value : JSON.stringify(part.value);
  reserve(Buffer.byteLength(text));
  // A browser sends a line break of a text as CRLF, but counts it as one character.
  return text.replaceAll("\r\n", "\n");
}

async function readFile(
  { filename, file }: MultipartFile,
  reserve: Reserve,
): Promise<UploadedFile | undefined> {
  const chunks: Buffer[] = [];
  for await (const chunk of file as AsyncIterable<Buffer>) {
    reserve(chunk.length);
    chunks.push(chunk);
  }
  const bytes = Buffer.concat(chunks);
  // An empty file input sends a file without name and content.
  return filename || bytes.length > 0 ? { name: filename, bytes } : undefined;
}

/** Closes the connection of a client that sends more, whatever length it declared. */
function limitBytesRead({ raw }: FastifyRequest, bytesMax: number): void {
  let received = 0;
  raw.on("data", (chunk: Buffer) => {
    received += chunk.length;
    if (received > bytesMax) raw.destroy();
  });
}

/**
 * Returns a function that reserves bytes of all uploads together, released when the response is sent or the
 * connection closes.
 */
function reserveBytes(reply: FastifyReply, budget: Budget): Reserve {
  let reserved = 0;
  reply.raw.once("close", () => {
    budget.reserved -= reserved;
    reserved = 0;
  });
  return (bytes) => {
    if (reply.raw.destroyed) return;
    if (budget.reserved + bytes > budget.bytesMax) {
      throw new ApiError("UNAVAILABLE", UPLOAD_ERRORS.tooMany, {
        retryAfter: RETRY_AFTER_S,
      });
    }
    budget.reserved += bytes;
    reserved += bytes;
  };
}

function invalid(path: string, message: ErrorMessage): ApiError {
  return new ApiError("VALIDATION_FAILED", namingField(path, message), { details: [{ path, message }] });
}

function tooLarge({ fileField, fileTooLarge }: UploadLimits): ApiError {
  return new ApiError("PAYLOAD_TOO_LARGE", fileTooLarge, {
    details: [{ path: fileField, message: fileTooLarge }],
  });
}

/** Maps errors of the multipart parser: an exceeded limit, or a malformed or incomplete form. */
function asUploadError(error: unknown): unknown {
  if (error instanceof ApiError || isDiskFull(error)) return error;
  const { statusCode } = error as { statusCode?: number };
  return statusCode === 413
    ? new ApiError("PAYLOAD_TOO_LARGE", UPLOAD_ERRORS.tooManyParts, { cause: error })
    : new ApiError("BAD_REQUEST", UPLOAD_ERRORS.incomplete, {
        cause: error,
      });
}
