import { inArray } from "drizzle-orm";
import type { BespokeReplyInput, BespokeRequest, BespokeRequestInput } from "#contract/bespoke/bespoke.ts";
import { BESPOKE_ERRORS as messages } from "#contract/messages/bespoke.ts";
import type { OutfitSummary } from "#contract/outfit/outfit.ts";
import type { Database } from "#server/db/database.ts";
import { outfits } from "#server/db/schema/outfits.ts";
import { isUuid } from "#server/db/uuid.ts";
import { ApiError } from "#server/lib/errors/api-error.ts";
import { recordActivity } from "#server/modules/activity/record-activity.ts";
import type { EmailSettings } from "#server/modules/mail/email-template.ts";
import { enqueueEmail, isConfirmedAddress } from "#server/modules/mail/outbox-repository.ts";
import { presentSummary } from "#server/modules/outfits/outfit-presenter.ts";
import { selectOutfits } from "#server/modules/outfits/outfit-selection.ts";
import { lockOutfits, lockUserShared } from "#server/modules/sessions/lock-order.ts";
import { dueAt, presentRequest } from "./bespoke-presenter.ts";
import { aboutRequest, findRequest, insertRequest, lockRequest, storeReply } from "./bespoke-repository.ts";
import { receivedEmail } from "./received-email.ts";
import { replyEmail } from "./reply-email.ts";

/** Stores a request and enqueues its confirmation e-mail, in one transaction. */
export async function receiveRequest(
  tx: Database,
  settings: EmailSettings,
  input: BespokeRequestInput & { userId: string | undefined; mediaId: string | undefined },
): Promise<void> {
  const { id, createdAt } = await insertRequest(tx, input);
  const email = receivedEmail(settings, dueAt(createdAt));
  await enqueueEmail(tx, {
    about: aboutRequest(id),
    event: "received",
    recipient: input.email,
    unproved: !(await isConfirmedAddress(tx, input.userId, input.email)),
    ...email,
  });
}

/**
 * Stores the reply to a request and enqueues its e-mail, in one transaction. Throws NOT_FOUND, CONFLICT for a
 * request that is already answered, and VALIDATION_FAILED naming the outfits that are not public.
 */
export async function replyToRequest(
  database: Database,
  settings: EmailSettings,
  { id, callerId, reply }: { id: string; callerId: string; reply: BespokeReplyInput },
): Promise<BespokeRequest> {
  return database.transaction(async (tx) => {
    await lockUserShared(tx, callerId);
    const request = isUuid(id) ? await lockRequest(tx, id) : undefined;
    if (!request) throw new ApiError("NOT_FOUND", messages.requestNotFound);
    if (request.answeredAt) throw new ApiError("CONFLICT", messages.alreadyAnswered);
    const outfitIds = await pickedOutfits(tx, reply.outfitIds);
    await storeReply(tx, { id, callerId, note: reply.note, outfitIds });
    const email = replyEmail(settings, {
      description: request.description,
      note: reply.note,
      outfits: await summaries(tx, outfitIds),
    });
    await enqueueEmail(tx, {
      about: aboutRequest(id),
      event: "answered",
      recipient: request.email,
      // A stylist writes it, so it takes no part in what strangers can cause.
      unproved: false,
      ...email,
    });
    await recordActivity(tx, {
      administratorId: callerId,
      action: "answered",
      subject: { kind: "bespokeRequest", id, name: "" },
    });
    const answered = await findRequest(tx, id);
    if (!answered) throw new Error("A locked bespoke request was not found");
    return presentRequest(answered);
  });
}

/** The picked outfits in their order, without repetitions, locked until the transaction ends. */
async function pickedOutfits(tx: Database, picks: readonly string[]): Promise<string[]> {
  const ids = picks.map((pick) => pick.toLowerCase());
  const locked = await lockOutfits(tx, ids.filter(isUuid), "key share");
  const shown = new Set(locked.filter(({ isActive }) => isActive).map(({ id }) => id));
  const details = ids.flatMap((id, index) =>
    shown.has(id) ? [] : [{ path: `outfitIds.${index}`, message: messages.outfitUnknown }],
  );
  if (details.length > 0) throw new ApiError("VALIDATION_FAILED", messages.outfitUnknown, { details });
  return [...new Set(ids)];
}

async function summaries(tx: Database, ids: readonly string[]): Promise<OutfitSummary[]> {
  const records = await selectOutfits(tx).where(inArray(outfits.id, [...ids]));
  const byId = new Map(records.map((record) => [record.id, presentSummary(record)]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
