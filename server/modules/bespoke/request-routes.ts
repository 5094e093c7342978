import { createHash } from "node:crypto";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { outcomeSchema } from "#contract/account.ts";
import { bespokeRequestInputSchema } from "#contract/bespoke.ts";
import { IMAGE_MAX_BYTES } from "#contract/limits.ts";
import { BESPOKE_MESSAGES as messages } from "#contract/messages/bespoke.ts";
import type { Database } from "#server/db/database.ts";
import { errorResponses } from "#server/errors/error-responses.ts";
import { idempotencyHeadersSchema, keyUseOf, REPLAYED_HEADER } from "#server/idempotency/idempotency-key.ts";
import { runOnce } from "#server/idempotency/run-once.ts";
import type { EmailSettings } from "#server/modules/mail/email-template.ts";
import type { MediaService } from "#server/modules/media/media-service.ts";
import { PictureRefused } from "#server/modules/media/picture-refused.ts";
import { findBearer } from "#server/modules/sessions/bearer.ts";
import { takeUpload, uploadedFileSchema, uploads } from "#server/plugins/uploads.ts";
import { lockCaller } from "./bespoke-repository.ts";
import { receiveRequest } from "./bespoke-service.ts";

const takeForm = takeUpload({
  fileField: "image",
  fileBytes: IMAGE_MAX_BYTES,
  fileTooLarge: new PictureRefused("bytes").message,
});

/** All visitors' Idempotency-Keys are one collection: a retry may come by another network or node, and says nothing of anybody. */
const VISITOR = "visitor";

/** Asking for a bespoke look (D35). */
export function requestRoutes(
  database: Database,
  mediaService: Pick<MediaService, "save">,
  settings: EmailSettings,
): FastifyPluginAsyncZod {
  return async (app) => {
    await app.register(uploads);

    app.post(
      "/bespoke",
      {
        // Before the body is read, because reading pictures is what a flood would cost.
        onRequest: app.limit("bespoke"),
        preValidation: takeForm,
        schema: {
          tags: ["Bespoke looks"],
          summary: "Ask for a bespoke look; the picture may be left out",
          security: [{}, { bearer: [] }],
          consumes: ["multipart/form-data"],
          headers: idempotencyHeadersSchema,
          body: bespokeRequestInputSchema.extend({
            image: uploadedFileSchema(new PictureRefused("type").message).optional(),
          }),
          response: { 201: outcomeSchema, ...errorResponses(400, 403, 409, 413, 415, 429) },
        },
      },
      async (request, reply) => {
        const caller = await findBearer(database, request);
        const { image, ...input } = request.body;
        const said = { ...input, image: image && digestOf(image.bytes) };
        const keyUse = keyUseOf(request, caller?.id ?? VISITOR, said);
        // Before the transaction, which is not to wait for a picture; one that no request comes to show is swept away.
        const picture = image && (await mediaService.save(image.bytes));
        const outcome = await database.transaction(async (tx) => {
          const userId = caller && (await lockCaller(tx, caller.id));
          return runOnce(tx, keyUse, () =>
            receiveRequest(tx, settings, { ...input, userId, mediaId: picture?.id }),
          );
        });
        if (outcome === "replayed") reply.header(REPLAYED_HEADER, "true");
        app.mailWritten();
        reply.code(201);
        return { success: true as const, message: messages.received };
      },
    );
  };
}

function digestOf(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("hex");
}
