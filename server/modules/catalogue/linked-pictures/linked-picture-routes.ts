import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { unfetchedPicturesSchema } from "#contract/catalogue/linked-pictures.ts";
import { errorResponses } from "#server/lib/errors/error-responses.ts";
import { readUnfetched, retryPictures } from "./linked-picture-repository.ts";

const described = { tags: ["Administration"], security: [{ bearer: [] }] };

interface LinkedPictureRoutesOptions {
  /** Fetches what is waiting. */
  wake: () => void;
}

export const linkedPictureRoutes: FastifyPluginAsyncZod<LinkedPictureRoutesOptions> = async (
  app,
  { wake },
) => {
  app.get(
    "/outfit/admin/pictures",
    {
      schema: {
        ...described,
        summary: "Pictures of imported outfits that could not be fetched from their addresses",
        response: { 200: unfetchedPicturesSchema, ...errorResponses(401, 403) },
      },
    },
    () => readUnfetched(app.db),
  );

  app.post(
    "/outfit/admin/pictures/retry",
    {
      schema: {
        ...described,
        summary: "Fetch the pictures again that could not be fetched",
        response: { 200: unfetchedPicturesSchema, ...errorResponses(401, 403) },
      },
    },
    async () => {
      if ((await retryPictures(app.db)) > 0) wake();
      return readUnfetched(app.db);
    },
  );
};
