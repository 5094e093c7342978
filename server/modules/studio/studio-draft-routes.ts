import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { draftInputSchema, knownDraftSchema, studioSchema } from "#contract/studio/studio.ts";
import { errorResponses } from "#server/lib/errors/error-responses.ts";
import { callerOf } from "#server/modules/sessions/guards.ts";
import type { SignedInUser } from "#server/modules/sessions/session-repository.ts";
import {
  cutoutIdsOf,
  cutoutOwnerOf,
  deleteDraft,
  findCutouts,
  findDraft,
  saveDraft,
} from "./board-repository.ts";
import { presentCutout } from "./cutout-presenter.ts";
import { hasPictureRights } from "./cutouts/picture-rights.ts";
import type { StudioAudience } from "./studio-audience.ts";

const described = { tags: ["Studio"], security: [{ bearer: [] }] };
const NO_CONTENT = z.undefined().describe("Done.");

/** What the studio opens with: the last state of the caller's board. */
export const studioDraftRoutes: FastifyPluginAsyncZod<
  Pick<StudioAudience, "storeGuards"> & { limit: StudioAudience["boards"] }
> = async (app, { storeGuards, limit }) => {
  app.get(
    "/studio",
    {
      onRequest: app.limit(limit),
      schema: {
        ...described,
        summary:
          "Whether the caller has confirmed the pictures' rights, and the caller's draft; cut-outs that were removed are left out",
        response: { 200: studioSchema, ...errorResponses(401, 403, 429) },
      },
    },
    async (request) => {
      const caller = callerOf(request);
      return { rightsConfirmed: await hasPictureRights(app.db, caller.id), draft: await readDraft(caller) };
    },
  );

  app.put(
    "/draft",
    {
      onRequest: [...storeGuards],
      schema: {
        ...described,
        summary:
          "Save the caller's draft in place of the one that it was begun from; another one that is stored is a conflict",
        body: draftInputSchema,
        response: { 204: NO_CONTENT, ...errorResponses(400, 401, 403, 409, 413, 415) },
      },
    },
    async (request, reply) => {
      await saveDraft(app.db, callerOf(request), request.body);
      return reply.code(204).send(undefined);
    },
  );

  app.delete(
    "/draft",
    {
      schema: {
        ...described,
        summary: "Throw the caller's draft away, unless another one is stored by now",
        querystring: knownDraftSchema,
        response: { 204: NO_CONTENT, ...errorResponses(400, 401, 403) },
      },
    },
    async (request, reply) => {
      await deleteDraft(app.db, callerOf(request).id, request.query);
      return reply.code(204).send(undefined);
    },
  );

  async function readDraft(caller: SignedInUser) {
    const draft = await findDraft(app.db, caller.id);
    if (!draft) return null;
    const { composition, outfitId, submissionId, version, savedBy, savedAt } = draft;
    const cutouts = await findCutouts(app.db, cutoutIdsOf(composition.pieces), cutoutOwnerOf(caller));
    return {
      ...{ composition, outfitId, submissionId, version, savedBy },
      cutouts: cutouts.map(presentCutout),
      savedAt: savedAt.toISOString(),
    };
  }
};
