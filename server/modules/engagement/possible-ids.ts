import type { FastifyRequest } from "fastify";
import { outfitNotFound } from "#server/modules/outfits/outfit-service.ts";
import { isUuid } from "#server/uuid.ts";

/** A hook that turns away ids that can name nothing (D21), before the body is read. */
export async function possibleIdsOnly(request: FastifyRequest): Promise<void> {
  const ids = Object.values(request.params as Record<string, string>);
  if (!ids.every(isUuid)) throw outfitNotFound();
}
