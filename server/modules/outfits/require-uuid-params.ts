import type { FastifyRequest } from "fastify";
import { isUuid } from "#server/db/uuid.ts";
import { outfitNotFound } from "#server/modules/outfits/detail/outfit-service.ts";

/** A hook that rejects path parameters which are no UUIDs with 404, before the body is read. */
export async function requireUuidParams(request: FastifyRequest): Promise<void> {
  const ids = Object.values(request.params as Record<string, string>);
  if (!ids.every(isUuid)) throw outfitNotFound();
}
