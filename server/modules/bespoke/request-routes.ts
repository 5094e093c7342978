import { createHash } from "node:crypto";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { outcomeSchema } from "#contract/account.ts";
import { bespokeRequestInputSchema } from "#contract/bespoke.ts";
import { IMAGE_MAX_BYTES } from "#contract/limits.ts";
import { BESPOKE_MESSAGES as messages } from "#contract/messages/bespoke.ts";
import type { Database } from "#server/db/database.ts";
import { errorResponses } from "#server/errors/error-responses.ts";
import {
  idempotencyHeadersSchema,
  REPLAYED_HEADER,
  readIdempotencyKey,
} from "#server/idempotency/idempotency-key.ts";
import { runOnce } from "#server/idempotency/run-once.ts";
import type { EmailSettings } from "#server/modules/mail/email-template.ts";
import type { MediaService } from "#server/modules/media/media-service.ts";
import { PictureRefused } from "#server/modules/media/picture-refused.ts";
import { findBearer } from "#server/modules/sessions/bearer.ts";
import { readUpload, uploadedFileSchema, uploads } from "#server/plugins/uploads.ts";
import { lockCaller } from "./bespoke-repository.ts";
import { receiveRequest } from "./bespoke-service.ts";

const takeForm = readUpload({
  fileField: "image",
  fileBytes: IMAGE_MAX_BYTES,
  fileTooLarge: new PictureRefused("bytes").message,
});

/** All visitors share one scope of Idempotency-Keys, because a retry may come from another network address. */
const VISITOR = "visitor";

/** The route to request a bespoke look. */
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
        // Before the body is read, because decoding pictures is the expensive part.
        onRequest: app.limit("bespoke"),
        preValidation: takeForm,
        schema: {
          tags: ["Bespoke looks"],
          summary: "Request a bespoke look; the picture is optional",
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
        const idempotencyKey = readIdempotencyKey(request, caller?.id ?? VISITOR, said);
        // Before the transaction, which must not wait for a picture. The media sweep deletes an unreferenced one.
        const picture = image && (await mediaService.save(image.bytes));
        const outcome = await database.transaction(async (tx) => {
          const userId = caller && (await lockCaller(tx, caller.id));
          return runOnce(tx, idempotencyKey, () =>
            receiveRequest(tx, settings, { ...input, userId, mediaId: picture?.id }),
          );
        });
        if (outcome === "replayed") reply.header(REPLAYED_HEADER, "true");
        app.wakeMailSender();
        reply.code(201);
        return { success: true as const, message: messages.received };
      },
    );
  };
}

function digestOf(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("hex");
}
