import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { isUnderWay } from "#contract/catalogue/import-states.ts";
import { PRODUCT_FILE_MAX_BYTES } from "#contract/limits.ts";
import { PIECE_ERRORS, PIECE_MESSAGES } from "#contract/messages/pieces.ts";
import {
  lastPieceImportSchema,
  type PieceImport,
  pieceImportIdSchema,
  pieceImportSchema,
  productFileOptions,
  productPreviewSchema,
  undonePieceImportSchema,
} from "#contract/pieces/product-file.ts";
import type { Database } from "#server/db/database.ts";
import { LIST_TAG, outfitTag } from "#server/http/cache/cache-tags.ts";
import { diskUploadSchema } from "#server/http/plugins/disk-upload.ts";
import { readDiskUpload, uploads } from "#server/http/plugins/uploads.ts";
import { errorResponses } from "#server/lib/errors/error-responses.ts";
import { callerOf } from "#server/modules/sessions/guards.ts";
import {
  canBeUndone,
  countImported,
  failPieceImports,
  findLastPieceImport,
  findParts,
  findPieceImport,
  type PieceImportRecord,
} from "./piece-import-repository.ts";
import { previewProducts } from "./preview-products.ts";
import type { PieceImports } from "./run-piece-import.ts";
import { cancelPieceImport, importNotFound, undoPieceImport } from "./undo-piece-import.ts";

const described = { tags: ["Pieces"], security: [{ bearer: [] }] };
const fileForm = {
  consumes: ["multipart/form-data"],
  body: z.object({ file: diskUploadSchema(PIECE_MESSAGES.fileRequired), ...productFileOptions }),
};
const LIMIT = { fileBytes: PRODUCT_FILE_MAX_BYTES, fileTooLarge: PIECE_ERRORS.fileTooLarge };

interface PieceImportRoutesOptions {
  imports: PieceImports;
  /** For files while they are read. */
  uploadFolder: string;
}

export const pieceImportRoutes: FastifyPluginAsyncZod<PieceImportRoutesOptions> = async (
  app,
  { imports, uploadFolder },
) => {
  app.get(
    "/piece/admin/import",
    {
      schema: {
        ...described,
        summary: "The import of a product file under way, or else the last one",
        response: { 200: lastPieceImportSchema, ...errorResponses(401, 403) },
      },
    },
    async () => {
      // The import or undo of a dead process must not appear as under way.
      await failPieceImports(app.db, "dead");
      const last = await findLastPieceImport(app.db);
      return { import: last ? await presentImport(app.db, last) : null };
    },
  );

  app.post(
    "/piece/admin/import/cancel",
    {
      schema: {
        ...described,
        summary: "End a running import; what it has stored remains until it is undone",
        body: pieceImportIdSchema,
        response: { 200: pieceImportSchema, ...errorResponses(400, 401, 403, 404, 409, 413, 415) },
      },
    },
    async ({ body: { id } }) => {
      await cancelPieceImport(app.db, id);
      return readImport(app.db, id);
    },
  );

  app.post(
    "/piece/admin/import/undo",
    {
      schema: {
        ...described,
        summary: "Undo the last import: remove the pieces that it added, and change back what it changed",
        body: pieceImportIdSchema,
        response: { 200: undonePieceImportSchema, ...errorResponses(400, 401, 403, 404, 409, 413, 415) },
      },
    },
    (request) =>
      undoPieceImport(app.db, { id: request.body.id, administratorId: callerOf(request).id }, (outfitIds) =>
        app.invalidateTags([LIST_TAG, ...outfitIds.map(outfitTag)]),
      ),
  );

  await app.register(uploadRoutes, { imports, uploadFolder });
};

/** This scope accepts only multipart forms. */
const uploadRoutes: FastifyPluginAsyncZod<PieceImportRoutesOptions> = async (
  app,
  { imports, uploadFolder },
) => {
  await app.register(uploads);
  const preValidation = readDiskUpload(
    { fileField: "file", ...LIMIT },
    { folder: uploadFolder, limitOf: () => LIMIT },
  );

  app.post(
    "/piece/admin/import/preview",
    {
      preValidation,
      schema: {
        ...described,
        ...fileForm,
        summary: "What importing a product file would do",
        response: { 200: productPreviewSchema, ...errorResponses(400, 401, 403, 413, 415) },
      },
    },
    async ({ body: { file, ...options } }) => {
      file.keep();
      return previewProducts(app.db, { ...file, ...chosen(options) }).finally(file.remove);
    },
  );

  app.post(
    "/piece/admin/import",
    {
      preValidation,
      schema: {
        ...described,
        ...fileForm,
        summary: "Import a product file in the background",
        response: { 202: pieceImportSchema, ...errorResponses(400, 401, 403, 409, 413, 415) },
      },
    },
    async (request, reply) => {
      const { file, ...options } = request.body;
      // A client that disconnects does not stop the import.
      file.keep();
      const id = await imports
        .begin({ ...file, ...chosen(options) }, callerOf(request).id)
        .catch(async (error: unknown) => {
          await file.remove();
          throw error;
        });
      return reply.code(202).send(await readImport(app.db, id));
    },
  );
};

type Options = z.output<z.ZodObject<typeof productFileOptions>>;

function chosen({ mapping, shopAddress, sourceName }: Options) {
  return { mapping, shopAddress, sourceName };
}

async function readImport(database: Database, id: string): Promise<PieceImport> {
  const record = await findPieceImport(database, id);
  if (!record) throw importNotFound();
  return presentImport(database, record);
}

async function presentImport(database: Database, record: PieceImportRecord): Promise<PieceImport> {
  const { state, addedCount, changedCount, alreadyThereCount, refusedCount } = record;
  const isOver = !isUnderWay(state);
  // Clients poll an import while it is under way, and the count reads all its pieces.
  const left =
    isOver && state !== "undone"
      ? await countImported(database, await findParts(database, record))
      : { added: 0, changed: 0, missing: 0, taken: 0 };
  return {
    _id: record.id,
    state,
    createdAt: record.createdAt.toISOString(),
    fileName: record.fileName,
    pieces: record.pieceCount,
    dealtWith: addedCount + changedCount + alreadyThereCount + refusedCount,
    added: addedCount,
    changed: changedCount,
    alreadyThere: alreadyThereCount,
    refused: refusedCount,
    missing: record.missingCount,
    refusals: isOver ? record.refusals : [],
    ...{ stillThere: left.added, toRestore: left.changed + left.missing },
    canUndo: canBeUndone(state, left),
  };
}
