import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import {
  catalogueImportSchema,
  importPreviewSchema,
  lastImportSchema,
  undoneImportSchema,
} from "#contract/catalogue/catalogue-file.ts";
import { CATALOGUE_FILE_MAX_BYTES, ZIP_MAX_BYTES } from "#contract/limits.ts";
import { IMPORT_ERRORS, IMPORT_MESSAGES } from "#contract/messages/import.ts";
import { LIST_TAG, outfitTag } from "#server/http/cache/cache-tags.ts";
import {
  idempotencyHeadersSchema,
  REPLAYED_HEADER,
  readIdempotencyKey,
} from "#server/http/idempotency/idempotency-key.ts";
import { diskUploadSchema } from "#server/http/plugins/disk-upload.ts";
import { readDiskUpload, uploads } from "#server/http/plugins/uploads.ts";
import { errorResponses } from "#server/lib/errors/error-responses.ts";
import { callerOf } from "#server/modules/sessions/guards.ts";
import { ZIP_START } from "#server/readers/catalogue/unpack-file.ts";
import type { BackgroundImports } from "./background-import.ts";
import { beginImport } from "./begin-import.ts";
import { readImport, readLastImport } from "./import-presenter.ts";
import { previewImport } from "./import-preview.ts";
import { undoImport } from "./undo-import.ts";
import { uploadedCatalogue } from "./uploaded-catalogue.ts";

const described = { tags: ["Administration"], security: [{ bearer: [] }] };
const fileForm = {
  consumes: ["multipart/form-data"],
  body: z.object({ file: diskUploadSchema(IMPORT_MESSAGES.fileRequired) }),
};
const PLAIN_LIMIT = { fileBytes: CATALOGUE_FILE_MAX_BYTES, fileTooLarge: IMPORT_ERRORS.fileTooLarge };
const ZIP_LIMIT = { fileBytes: ZIP_MAX_BYTES, fileTooLarge: IMPORT_ERRORS.zipTooLarge };
const takeFile = (folder: string) =>
  readDiskUpload(
    { fileField: "file", ...ZIP_LIMIT },
    { folder, limitOf: (start) => (start.equals(ZIP_START) ? ZIP_LIMIT : PLAIN_LIMIT) },
  );

interface ImportRoutesOptions {
  imports: BackgroundImports;
  /** For files while they are read. */
  uploadFolder: string;
}

export const importRoutes: FastifyPluginAsyncZod<ImportRoutesOptions> = async (
  app,
  { imports, uploadFolder },
) => {
  app.get(
    "/outfit/admin/import",
    {
      schema: {
        ...described,
        summary: "The import under way, or else the last one",
        response: { 200: lastImportSchema, ...errorResponses(401, 403) },
      },
    },
    async () => ({ import: (await readLastImport(app.db)) ?? null }),
  );

  app.delete(
    "/outfit/admin/import/:id",
    {
      schema: {
        ...described,
        summary: "Undo the last import: remove what it added, and change back what it changed",
        params: z.object({ id: z.string() }),
        response: { 200: undoneImportSchema, ...errorResponses(401, 403, 404, 409) },
      },
    },
    async (request) =>
      undoImport(app.db, { id: request.params.id, administratorId: callerOf(request).id }, (outfitIds) =>
        app.invalidateTags([LIST_TAG, ...outfitIds.map(outfitTag)]),
      ),
  );

  await app.register(uploadRoutes, { imports, uploadFolder });
};

/** This scope accepts only multipart forms. */
const uploadRoutes: FastifyPluginAsyncZod<ImportRoutesOptions> = async (app, { imports, uploadFolder }) => {
  await app.register(uploads);
  const preValidation = takeFile(uploadFolder);

  app.post(
    "/outfit/admin/import/preview",
    {
      preValidation,
      schema: {
        ...described,
        ...fileForm,
        summary: "What importing a catalogue file, or a ZIP of one and its pictures, would do",
        response: { 200: importPreviewSchema, ...errorResponses(400, 401, 403, 413, 415) },
      },
    },
    async (request) => {
      const upload = uploadedCatalogue(request.body.file);
      upload.keep();
      return previewImport(app.db, upload).finally(upload.remove);
    },
  );

  app.post(
    "/outfit/admin/import",
    {
      preValidation,
      schema: {
        ...described,
        ...fileForm,
        summary: "Import a catalogue file, or a ZIP of one and its pictures, in the background",
        headers: idempotencyHeadersSchema,
        response: { 202: catalogueImportSchema, ...errorResponses(400, 401, 403, 409, 413, 415) },
      },
    },
    async (request, reply) => {
      const caller = callerOf(request);
      const upload = uploadedCatalogue(request.body.file);
      const { name, digest } = upload;
      const idempotencyKey = readIdempotencyKey(request, caller.id, { name, digest });
      // A client that disconnects does not stop the import.
      upload.keep();
      const { id, outcome } = await beginImport(app.db, upload, caller.id, idempotencyKey).catch(
        async (error: unknown) => {
          await upload.remove();
          throw error;
        },
      );
      if (outcome === "done") imports.start(id, upload, caller.id);
      else {
        await upload.remove();
        reply.header(REPLAYED_HEADER, "true");
      }
      return reply.code(202).send(await readImport(app.db, id));
    },
  );
};
