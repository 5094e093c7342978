import { join } from "node:path";
import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import { DEMO_ERRORS } from "#contract/messages/demo.ts";
import { DEFAULT_IDENTITY } from "#contract/shop/brand.ts";
import { type Demo, demoSchema, removeDemoSchema, removedDemoSchema } from "#contract/shop/demo.ts";
import { LIST_TAG, SETTINGS_TAG, tagsOfOutfits } from "#server/http/cache/cache-tags.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import { errorResponses } from "#server/lib/errors/error-responses.ts";
import { callerOf } from "#server/modules/sessions/guards.ts";
import type { SignedInUser } from "#server/modules/sessions/session-repository.ts";
import { reachMilestone, removeMilestone } from "./milestone-repository.ts";

export interface DemoRoutesOptions {
  dataDir: string;
  countDemo: () => Promise<Demo>;
  /** Backs the shop up into a new folder; returns the number of pictures that it lacks. */
  backUp: (folder: string) => Promise<number>;
  removeDemo: (caller: SignedInUser) => Promise<{ outfitIds: string[]; people: number }>;
}

const described = { tags: ["Administration"], security: [{ bearer: [] }] };

export const demoRoutes: FastifyPluginAsyncZod<DemoRoutesOptions> = async (
  app,
  { dataDir, countDemo, backUp, removeDemo },
) => {
  app.get(
    "/dashboard/admin/demo",
    {
      schema: {
        ...described,
        summary: "What of the demo is in the shop",
        response: { 200: demoSchema, ...errorResponses(401, 403) },
      },
    },
    countDemo,
  );

  app.post(
    "/dashboard/admin/demo/remove",
    {
      schema: {
        ...described,
        summary: "Back the shop up, then remove the demo's outfits and people and all that hangs on them",
        body: removeDemoSchema,
        response: { 200: removedDemoSchema, ...errorResponses(400, 401, 403, 409, 413, 415, 503) },
      },
    },
    async (request) => {
      const { name } = app.shopSettings.values.identity ?? DEFAULT_IDENTITY;
      if (request.body.shopName !== name) {
        const message = DEMO_ERRORS.nameDiffers;
        throw new ApiError("VALIDATION_FAILED", message, { details: [{ path: "shopName", message }] });
      }
      const { outfits, people } = await countDemo();
      if (outfits + people === 0) throw new ApiError("CONFLICT", DEMO_ERRORS.noDemo);
      const backup = join(dataDir, "backups", `with-demo-${new Date().toISOString().replace(/\W/g, "-")}`);
      const lost = await backUp(backup).catch((error: unknown) => {
        request.log.error({ err: error }, "The backup before the demo's removal failed");
        throw new ApiError("UNAVAILABLE", DEMO_ERRORS.notBackedUp, { cause: error });
      });
      if (lost > 0) throw new ApiError("UNAVAILABLE", DEMO_ERRORS.picturesLost({ count: lost }));
      await reachMilestone(app.db, "backedUp");
      const removed = await removeDemo(callerOf(request));
      await removeMilestone(app.db, "firstStepsHidden");
      app.invalidateTags([LIST_TAG, SETTINGS_TAG, ...tagsOfOutfits(removed.outfitIds.map((id) => ({ id })))]);
      return { outfits: removed.outfitIds.length, people: removed.people, backup };
    },
  );
};
