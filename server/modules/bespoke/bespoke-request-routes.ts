import { createHash } from "node:crypto";
import type { FastifyRequest } from "fastify";
import type { FastifyPluginAsyncZod, ZodTypeProvider } from "fastify-type-provider-zod";
import type { z } from "zod";
import { outcomeSchema } from "#contract/account/account.ts";
import { bespokeRequestInputSchema } from "#contract/bespoke/bespoke.ts";
import { API_PREFIX } from "#contract/http/api-client.ts";
import { FORM_PATHS, outcomePath } from "#contract/http/form-outcomes.ts";
import { IMAGE_MAX_BYTES } from "#contract/limits.ts";
import { BESPOKE_MESSAGES as messages } from "#contract/messages/bespoke.ts";
import { PICTURE_ERRORS } from "#contract/messages/picture.ts";
import {
  idempotencyHeadersSchema,
  REPLAYED_HEADER,
  readIdempotencyKey,
} from "#server/http/idempotency/idempotency-key.ts";
import { runOnce } from "#server/http/idempotency/run-once.ts";
import { siteForms } from "#server/http/plugins/site-forms.ts";
import { readUpload, uploadedFileSchema, uploads } from "#server/http/plugins/uploads.ts";
import { errorResponses } from "#server/lib/errors/error-responses.ts";
import type { EmailSettings } from "#server/modules/mail/email-template.ts";
import type { MediaService } from "#server/modules/media/media-service.ts";
import { findBearer } from "#server/modules/sessions/bearer.ts";
import { tryLockUserShared } from "#server/modules/sessions/lock-order.ts";
import { receiveRequest } from "./bespoke-service.ts";

const takeForm = readUpload({
  fileField: "image",
  fileBytes: IMAGE_MAX_BYTES,
  fileTooLarge: PICTURE_ERRORS.bytes,
});

const requestFormSchema = bespokeRequestInputSchema.extend({
  image: uploadedFileSchema(PICTURE_ERRORS.type.text).optional(),
});
type RequestForm = z.output<typeof requestFormSchema>;

/**
 * All visitors share one scope of Idempotency-Keys, because a retry may come from another network address.
 */
const VISITOR = "visitor";

interface RequestRoutesOptions {
  mediaService: Pick<MediaService, "savePrivate">;
  settings: EmailSettings;
}

/** The routes to request a bespoke look: the call, and the form as browsers post it without scripts. */
export const bespokeRequestRoutes: FastifyPluginAsyncZod<RequestRoutesOptions> = async (
  app,
  { mediaService, settings },
) => {
  await app.register(uploads);

  /** Stores a request once for each Idempotency-Key; returns whether it was stored before. */
  async function receive(request: FastifyRequest, { image, ...input }: RequestForm): Promise<boolean> {
    const caller = await findBearer(request);
    const content = { ...input, image: image && digestOf(image.bytes) };
    const idempotencyKey = readIdempotencyKey(request, caller?.id ?? VISITOR, content);
    // Before the transaction, which must not wait for a picture. The media sweep deletes an unreferenced one.
    const picture = image && (await mediaService.savePrivate(image.bytes));
    const outcome = await app.db.transaction(async (tx) => {
      const userId = caller && (await tryLockUserShared(tx, caller.id)) ? caller.id : undefined;
      return runOnce(tx, idempotencyKey, () =>
        receiveRequest(tx, settings, { ...input, userId, mediaId: picture?.id }),
      );
    });
    app.wakeMailSender();
    return outcome === "replayed";
  }

  const taken = {
    // Before the body is read, because decoding pictures is the expensive part.
    onRequest: app.limit("bespoke"),
    preValidation: takeForm,
  };

  app.post(
    `${API_PREFIX}/bespoke`,
    {
      ...taken,
      schema: {
        tags: ["Bespoke looks"],
        summary: "Request a bespoke look; the picture is optional",
        security: [{}, { bearer: [] }],
        consumes: ["multipart/form-data"],
        headers: idempotencyHeadersSchema,
        body: requestFormSchema,
        response: { 201: outcomeSchema, ...errorResponses(400, 403, 409, 413, 415, 429) },
      },
    },
    async (request, reply) => {
      if (await receive(request, request.body)) reply.header(REPLAYED_HEADER, "true");
      reply.code(201);
      return { success: true as const, message: messages.received };
    },
  );

  await app.register(async (forms) => {
    await forms.register(siteForms);
    forms
      .withTypeProvider<ZodTypeProvider>()
      .post(
        FORM_PATHS.bespoke,
        { ...taken, schema: { hide: true, body: requestFormSchema } },
        async (request, reply) => {
          await receive(request, request.body);
          return reply.redirect(outcomePath("request-received"), 303);
        },
      );
  });
};

function digestOf(bytes: Buffer): string {
  return createHash("sha256").update(bytes).digest("hex");
}
