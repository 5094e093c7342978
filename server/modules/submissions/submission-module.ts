import type { FastifyPluginAsync } from "fastify";
import { API_PREFIX } from "#contract/http/api-client.ts";
import type { EmailSettings } from "#server/modules/mail/email-template.ts";
import type { BlobStore } from "#server/modules/media/blob-store.ts";
import type { MediaService } from "#server/modules/media/media-service.ts";
import type { StudioJobsFor } from "#server/modules/studio/studio-jobs.ts";
import { reviewRoutes } from "./review/review-routes.ts";
import { submissionFormRoutes } from "./submission-form-routes.ts";
import { submissionRoutes } from "./submission-routes.ts";

interface SubmissionModuleOptions {
  settings: EmailSettings;
  mediaService: MediaService;
  blobStore: Pick<BlobStore, "get">;
  studioJobs: StudioJobsFor<"render">;
}

/** Looks that people submit, and the shop publishes. */
export const submissionModule: FastifyPluginAsync<SubmissionModuleOptions> = async (
  app,
  { settings, mediaService, blobStore, studioJobs },
) => {
  const prefix = API_PREFIX;
  await app.register(submissionRoutes, { prefix, settings, mediaService });
  await app.register(submissionFormRoutes, { prefix, blobStore, mediaService, studioJobs });
  await app.register(reviewRoutes, { prefix, settings, mediaService });
};
