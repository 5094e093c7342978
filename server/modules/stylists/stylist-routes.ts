import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { z } from "zod";
import { INPUT_MESSAGES } from "#contract/messages/input.ts";
import { STYLIST_ERRORS } from "#contract/messages/stylists.ts";
import {
  followedStylistsSchema,
  stylistAboutSchema,
  stylistPageSchema,
} from "#contract/stylists/stylists.ts";
import { storedText } from "#contract/values/text.ts";
import { LIST_TAG, stylistTag, tagsOfOutfits } from "#server/http/cache/cache-tags.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import { errorResponses } from "#server/lib/errors/error-responses.ts";
import { createContributionChecks } from "#server/modules/engagement/checks/check-contribution.ts";
import { presentSummary } from "#server/modules/outfits/outfit-presenter.ts";
import { findBearer } from "#server/modules/sessions/bearer.ts";
import { callerOf } from "#server/modules/sessions/guards.ts";
import { changeAbout, followStylist, stylistNotFound, unfollowStylist } from "./change-stylists.ts";
import { findFollowedStylists, findStylist, findStylistOutfits, isFollowedBy } from "./stylist-repository.ts";

const described = { tags: ["Stylists"], security: [{ bearer: [] }] };
const NO_CONTENT = z.undefined().describe("Done.");
const params = z.object({ username: storedText(z.string(), INPUT_MESSAGES.invisible) });
/** Also names that nobody can have: their pages do not exist, and documents show an API's 404 as such. */
const pageParams = z.object({ username: z.string() });

export const stylistRoutes: FastifyPluginAsyncZod = async (app) => {
  const checkText = createContributionChecks(() => app.shopSettings.values.wordList);

  app.get(
    "/stylist",
    {
      schema: {
        ...described,
        summary: "The stylists whom the caller follows, by name",
        response: { 200: followedStylistsSchema, ...errorResponses(401) },
      },
    },
    async (request) => ({ stylists: await findFollowedStylists(app.db, callerOf(request).id) }),
  );

  app.get(
    "/stylist/:username",
    {
      schema: {
        ...described,
        summary: "A person whose looks the shop has published, with these looks",
        security: [{}, { bearer: [] }],
        params: pageParams,
        response: { 200: stylistPageSchema, ...errorResponses(400, 404) },
      },
    },
    async (request, reply) => {
      const caller = await findBearer(request);
      const found = await findStylist(app.db, request.params.username);
      if (!found) throw stylistNotFound();
      const { id, ...stylist } = found;
      const outfits = await findStylistOutfits(app.db, id);
      // A look that is shown again returns to the page, so every change of a list counts.
      reply.cacheTags = [stylistTag(id), LIST_TAG, ...tagsOfOutfits(outfits)];
      return {
        stylist: { ...stylist, ...(caller && { isFollowed: await isFollowedBy(app.db, caller.id, id) }) },
        outfits: outfits.map(presentSummary),
      };
    },
  );

  app.put(
    "/stylist/:username/follow",
    {
      onRequest: app.limit("saves"),
      schema: {
        ...described,
        summary: "Follow a stylist, whose new looks come by e-mail once a day; repeatable",
        params,
        response: { 204: NO_CONTENT, ...errorResponses(400, 401, 404, 409) },
      },
    },
    async (request, reply) => {
      await followStylist(app.db, callerOf(request).id, request.params.username);
      return reply.code(204).send(undefined);
    },
  );

  app.delete(
    "/stylist/:username/follow",
    {
      onRequest: app.limit("saves"),
      schema: {
        ...described,
        summary: "Stop following a stylist; repeatable",
        params,
        response: { 204: NO_CONTENT, ...errorResponses(400, 401) },
      },
    },
    async (request, reply) => {
      await unfollowStylist(app.db, callerOf(request).id, request.params.username);
      return reply.code(204).send(undefined);
    },
  );

  app.put(
    "/stylist/about",
    {
      onRequest: app.limit("accountChanges"),
      schema: {
        ...described,
        summary: "Change what the caller's page as a stylist says about them",
        body: stylistAboutSchema,
        response: { 200: stylistAboutSchema, ...errorResponses(400, 401, 413, 415) },
      },
    },
    async (request) => {
      const { id } = callerOf(request);
      if (checkText(request.body.about).reasons.length > 0) {
        const message = STYLIST_ERRORS.aboutRefused;
        throw new ApiError("VALIDATION_FAILED", message, { details: [{ path: "about", message }] });
      }
      await changeAbout(app.db, id, request.body.about);
      app.invalidateTags([stylistTag(id)]);
      return request.body;
    },
  );
};
