import type { FastifyInstance, FastifyRequest } from "fastify";
import { LIST_TAG, outfitTag } from "#server/cache/cache-tags.ts";
import type { SignedInUser } from "#server/modules/sessions/session-repository.ts";

/** What administrators do to outfits, as the log says it. */
const LOGGED = {
  create: "An administrator created an outfit",
  update: "An administrator changed an outfit",
  toggle: "An administrator showed or hid an outfit",
  delete: "An administrator deleted an outfit",
} as const;

/** To be called when an administrator's change is committed: it is logged, and everybody sees it with their next request. */
export function afterOutfitChange(
  app: FastifyInstance,
  request: FastifyRequest,
  change: { action: keyof typeof LOGGED; caller: SignedInUser; outfitId: string },
): void {
  const { action, caller, outfitId } = change;
  app.invalidateTags([LIST_TAG, outfitTag(outfitId)]);
  request.log.info({ userId: caller.id, action, outfitId }, LOGGED[action]);
}
