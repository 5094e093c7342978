import fastifyMultipart, { type MultipartFile, type MultipartValue } from "@fastify/multipart";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { z } from "zod";
import type { ErrorMessage } from "#contract/messages/error-messages.ts";
import { UPLOAD_ERRORS } from "#contract/messages/http.ts";
import { ApiError, namingField } from "#server/lib/errors/api-error.ts";

/** An uploaded file. The name is chosen by the client: use it in messages, never as a path. */
export interface UploadedFile {
  name: string;
  bytes: Buffer;
}

export interface UploadLimits {
  /** The field whose file is read; files of other fields are skipped. */
  fileField: string;
  fileBytes: number;
  /** Message for a larger file. */
  fileTooLarge: ErrorMessage;
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

/** Memory of all uploads of this process together, from their first byte until the response is sent. */
const MEMORY_BYTES_MAX = 96 * 1024 * 1024;
const RETRY_AFTER_S = 5;
let reservedBytes = 0;

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
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    if (!request.isMultipart?.()) {
      throw new ApiError("UNSUPPORTED_MEDIA_TYPE", UPLOAD_ERRORS.formExpected);
    }
    const declaredBytes = Number(request.headers["content-length"] ?? 0);
    if (declaredBytes > READ_BYTES_MAX) reply.header("connection", "close");
    if (declaredBytes > limits.fileBytes + FORM_OVERHEAD_BYTES) throw tooLarge(limits);
    limitBytesRead(request);
    try {
      request.body = await readForm(request, limits, reserveMemory(reply));
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
  reserve: (bytes: number) => void,
): Promise<Record<string, string | UploadedFile>> {
  const form = new Map<string, string | UploadedFile>();
  const set = (name: string, value: string | UploadedFile) => {
    if (form.has(name)) throw invalid(name, UPLOAD_ERRORS.fieldTwice);
    form.set(name, value);
  };
  for await (const part of request.parts({ limits: { fileSize: limits.fileBytes } })) {
    if (part.type === "field") {
      // Text in the file's field means that no file was chosen.
      if (part.fieldname !== limits.fileField) set(part.fieldname, fieldText(part, reserve));
    } else {
      const bytes = await readFile(part, limits, reserve);
      // An empty file input sends a file without name and content.
      if (bytes && (part.filename || bytes.length > 0)) set(part.fieldname, { name: part.filename, bytes });
    }
  }
  return Object.fromEntries(form);
}

function fieldText(part: MultipartValue, reserve: (bytes: number) => void): string {
  if (part.fieldnameTruncated || part.valueTruncated)
    throw invalid(part.fieldname, UPLOAD_ERRORS.fieldTooLong);
  // The library parses parts whose content type is JSON.
  const text = typeof part.value === "string" ? part.value : JSON.stringify(part.value);
  reserve(Buffer.byteLength(text));
  // A browser sends a line break of a text as CRLF, but counts it as one character.
  return text.replaceAll("\r\n", "\n");
}

/** The file's bytes; undefined for a file of another field, which is skipped. */
async function readFile(
  { fieldname, file }: MultipartFile,
  limits: UploadLimits,
  reserve: (bytes: number) => void,
): Promise<Buffer | undefined> {
  // Otherwise the parser reads a file that is too large to its end.
  const reject = () => file.destroy(tooLarge(limits));
  if (file.truncated) reject();
  else file.once("limit", reject);
  const isWanted = fieldname === limits.fileField;
  const chunks: Buffer[] = [];
  for await (const chunk of file as AsyncIterable<Buffer>) {
    if (!isWanted) continue;
    reserve(chunk.length);
    chunks.push(chunk);
  }
  return isWanted ? Buffer.concat(chunks) : undefined;
}

/** Closes the connection of a client that sends more than READ_BYTES_MAX, whatever length it declared. */
function limitBytesRead({ raw }: FastifyRequest): void {
  let received = 0;
  raw.on("data", (chunk: Buffer) => {
    received += chunk.length;
    if (received > READ_BYTES_MAX) raw.destroy();
  });
}

/**
 * Returns a function that reserves memory of all uploads together, released when the response is sent or the
 * connection closes.
 */
function reserveMemory(reply: FastifyReply): (bytes: number) => void {
  let reserved = 0;
  reply.raw.once("close", () => {
    reservedBytes -= reserved;
    reserved = 0;
  });
  return (bytes) => {
    if (reply.raw.destroyed) return;
    if (reservedBytes + bytes > MEMORY_BYTES_MAX) {
      throw new ApiError("UNAVAILABLE", UPLOAD_ERRORS.tooMany, {
        retryAfter: RETRY_AFTER_S,
      });
    }
    reservedBytes += bytes;
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
function asUploadError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const { statusCode } = error as { statusCode?: number };
  return statusCode === 413
    ? new ApiError("PAYLOAD_TOO_LARGE", UPLOAD_ERRORS.tooManyParts, { cause: error })
    : new ApiError("BAD_REQUEST", UPLOAD_ERRORS.incomplete, {
        cause: error,
      });
}
