import type { FastifyPluginAsync } from "fastify";
import { API_PREFIX } from "#contract/http/api-client.ts";
import type { EmailSettings } from "#server/modules/mail/email-template.ts";
import type { MediaService } from "#server/modules/media/media-service.ts";
import { bespokeRequestRoutes } from "./bespoke-request-routes.ts";
import { ownRequestsRoutes } from "./own-requests-routes.ts";
import { replyRoutes } from "./reply-routes.ts";
import { requestPictureRoutes } from "./request-picture-routes.ts";

interface BespokeOptions {
  mediaService: Pick<MediaService, "savePrivate" | "variant">;
  settings: EmailSettings;
}

export const bespokeModule: FastifyPluginAsync<BespokeOptions> = async (app, { mediaService, settings }) => {
  await app.register(bespokeRequestRoutes, { mediaService, settings });
  await app.register(ownRequestsRoutes, { prefix: API_PREFIX });
  await app.register(replyRoutes, { prefix: API_PREFIX, settings });
  await app.register(requestPictureRoutes, { prefix: API_PREFIX, mediaService });
};
