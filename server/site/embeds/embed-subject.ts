import type { FastifyInstance } from "fastify";
import type { BoardPage } from "#contract/boards/boards.ts";
import type { Embedded } from "#contract/embeds/embed.ts";
import { ApiFailure } from "#contract/http/api-client.ts";
import { EMBEDDED_LOOKS_MAX } from "#contract/limits.ts";
import { EMBED_ERRORS } from "#contract/messages/embeds.ts";
import type { Outfit, OutfitSummary } from "#contract/outfit/outfit.ts";
import { outfitHeadline } from "#contract/outfit/outfit-labels.ts";
import { isUuid } from "#server/db/uuid.ts";
import type { Freshness } from "#server/http/cache/cached-response.ts";

export type EmbedSubject = { kind: "outfit"; outfit: Outfit } | ({ kind: "board" } & BoardPage);

interface ReadSubject {
  subject: EmbedSubject;
  /** What it was made from (see cache-tags.ts). */
  tags: readonly string[];
  madeFrom: Freshness | undefined;
}

/**
 * Reads what a visitor may see of an outfit or a board, by the calls of its page; no view is counted. Throws an
 * ApiFailure, with 404 for what is hidden, private or unknown.
 */
export async function readSubject(
  app: Pick<FastifyInstance, "injectApi">,
  { kind, id }: Embedded,
  requestId: string,
): Promise<ReadSubject> {
  // Other calls of the API stand where an id does.
  if (!isUuid(id)) throw new ApiFailure(404, "NOT_FOUND", EMBED_ERRORS.notFound.text, EMBED_ERRORS.notFound);
  const path = kind === "outfit" ? `/outfit/${id}` : `/board/${id}?limit=${EMBEDDED_LOOKS_MAX}`;
  const { body, tags, madeFrom } = await app.injectApi({ path }, requestId);
  const subject: EmbedSubject =
    kind === "outfit" ? { kind, outfit: body as Outfit } : { kind, ...(body as BoardPage) };
  return { subject, tags, madeFrom };
}

/** Names it in titles: "Wedding outfit for women: Red silk saree, gold choli". */
export function titleOf(subject: EmbedSubject): string {
  return subject.kind === "outfit" ? outfitHeadline(subject.outfit) : subject.board.name;
}

type SubjectPicture = Pick<OutfitSummary, "image" | "imageWidth" | "imageHeight">;

/** The picture that stands for it; undefined for a board without outfits. */
export function pictureOf(subject: EmbedSubject): SubjectPicture | undefined {
  return subject.kind === "outfit" ? subject.outfit : subject.outfits[0];
}
