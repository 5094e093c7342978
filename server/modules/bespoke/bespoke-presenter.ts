import type { BespokeRequest, OwnBespokeRequests } from "#contract/bespoke/bespoke.ts";
import { BESPOKE_HOURS } from "#contract/limits.ts";
import { wantedLook } from "#server/modules/outfits/search/wanted-look.ts";
import type { BespokeRecord, OwnRequestRecord } from "./bespoke-repository.ts";

const HOUR_MS = 60 * 60 * 1_000;

/** When the promised look is due. */
export function dueAt(createdAt: Date): Date {
  return new Date(createdAt.getTime() + BESPOKE_HOURS * HOUR_MS);
}

/** A request as the person who sent it sees it. */
export function presentOwnRequest(record: OwnRequestRecord): OwnBespokeRequests["requests"][number] {
  return {
    _id: record.id,
    description: record.description,
    createdAt: record.createdAt.toISOString(),
    dueAt: dueAt(record.createdAt).toISOString(),
    answeredAt: record.answeredAt?.toISOString() ?? null,
  };
}

/** A request as administrators see it. */
export function presentRequest(record: BespokeRecord): BespokeRequest {
  return {
    _id: record.id,
    description: record.description,
    email: record.email,
    name: record.name,
    image: record.mediaId && `/bespoke/admin/requests/${record.id}/picture`,
    imageWidth: record.imageWidth,
    imageHeight: record.imageHeight,
    imagePlaceholder: record.imagePlaceholder,
    createdAt: record.createdAt.toISOString(),
    dueAt: dueAt(record.createdAt).toISOString(),
    answeredAt: record.answeredAt?.toISOString() ?? null,
    answerNote: record.answerNote,
    answerOutfitIds: record.answerOutfitIds,
    ...wantedLook(record.description),
  };
}
