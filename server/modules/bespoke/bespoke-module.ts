import type { FastifyInstance } from "fastify";
import { API_PREFIX } from "#contract/api-client.ts";
import type { Database } from "#server/db/database.ts";
import type { EmailSettings } from "#server/modules/mail/email-template.ts";
import type { MediaService } from "#server/modules/media/media-service.ts";
import { answerRoutes } from "./answer-routes.ts";
import { bespokeRequestRoutes } from "./bespoke-request-routes.ts";
import { requestCleanup } from "./request-cleanup.ts";
import { requestPictureRoutes } from "./request-picture-routes.ts";

interface BespokeOptions {
  database: Database;
  mediaService: Pick<MediaService, "savePrivate" | "variant">;
  settings: EmailSettings;
}

/** Bespoke looks: requests, answers and their deletion after the retention period. */
export async function bespokeModule(
  app: FastifyInstance,
  { database, mediaService, settings }: BespokeOptions,
): Promise<void> {
  await app.register(bespokeRequestRoutes(database, mediaService, settings));
  await app.register(answerRoutes(database, settings), { prefix: API_PREFIX });
  await app.register(requestPictureRoutes(database, mediaService), { prefix: API_PREFIX });
  await app.register(requestCleanup, { database });
}
