import type { FastifyInstance, FastifyRequest } from "fastify";
import { LIST_TAG, outfitTag } from "#server/http/cache/cache-tags.ts";
import type { SignedInUser } from "#server/modules/sessions/session-repository.ts";

const LOG_MESSAGES = {
  create: "An administrator created an outfit",
  update: "An administrator changed an outfit",
  toggle: "An administrator showed or hid an outfit",
  delete: "An administrator deleted an outfit",
} as const;

/**
 * Logs an administrator's change and invalidates the cached responses that show the outfit. Call it after the
 * commit.
 */
export function afterOutfitChange(
  app: FastifyInstance,
  request: FastifyRequest,
  change: { action: keyof typeof LOG_MESSAGES; caller: SignedInUser; outfitId: string },
): void {
  const { action, caller, outfitId } = change;
  app.invalidateTags([LIST_TAG, outfitTag(outfitId)]);
  request.log.info({ userId: caller.id, action, outfitId }, LOG_MESSAGES[action]);
}
