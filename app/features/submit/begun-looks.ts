import type { OutfitFields } from "#app/editor/outfit/outfit-fields.ts";
import { readBegunLooks, writeBegunLooks } from "#app/entities/submission/begun-look-storage.ts";
import type { Submission } from "#contract/submissions/submissions.ts";

/** What was entered of a look, without its picture, which no storage of the browser takes as text. */
interface BegunFields extends Omit<OutfitFields, "image"> {
  /** Whether its picture was a photograph, which is lost with the page, and no board. */
  hadPhotograph: boolean;
  /** Of the look that was changed, which another tab or device can have saved since; absent for a new one. */
  updatedAt?: string | undefined;
}

/** A look on the server, as a form last saw it. */
export type SeenLook = Pick<Submission, "_id" | "updatedAt">;

export interface BegunLook {
  fields: OutfitFields;
  updatedAt: string | undefined;
  isPhotographLost: boolean;
}

/** By the id of the submitted look, the one that was changed last at the end. */
type BegunLooks = Record<string, BegunFields>;

const NEW = "new";
const LOOKS_MAX = 5;

/** Photographs that were chosen while this page is open, by the same keys. */
const photographs = new Map<string, File>();
const photographKey = (userId: string, lookId: string | null) => `${userId} ${lookId ?? NEW}`;

/** What a person entered of a look and did not save; undefined if there is nothing. */
export function readBegunLook(userId: string, lookId: string | null): BegunLook | undefined {
  const begun = readAll(userId)[lookId ?? NEW];
  if (!begun) return undefined;
  const { hadPhotograph, updatedAt, ...entered } = begun;
  const image = photographs.get(photographKey(userId, lookId)) ?? null;
  const isPhotographLost = hadPhotograph && !image;
  // The look goes on with its present picture, unless a photograph is chosen again.
  const items = isPhotographLost
    ? entered.items.map((item) => ({ ...item, spot: item.presentSpot }))
    : entered.items;
  return { fields: { ...entered, items, image }, updatedAt, isPhotographLost };
}

export function writeBegunLook(userId: string, look: SeenLook | null, fields: OutfitFields): void {
  const { image, ...entered } = fields;
  const lookId = look?._id ?? null;
  const begun: BegunFields = {
    ...entered,
    hadPhotograph: image !== null && !entered.composition,
    updatedAt: look?.updatedAt,
  };
  const { [lookId ?? NEW]: _, ...others } = readAll(userId);
  if (image) photographs.set(photographKey(userId, lookId), image);
  else photographs.delete(photographKey(userId, lookId));
  write(userId, { ...others, [lookId ?? NEW]: begun });
}

export function removeBegunLook(userId: string, lookId: string | null): void {
  const { [lookId ?? NEW]: _, ...others } = readAll(userId);
  photographs.delete(photographKey(userId, lookId));
  write(userId, others);
}

const readAll = (userId: string) => readBegunLooks(userId) as BegunLooks;

function write(userId: string, looks: BegunLooks): void {
  writeBegunLooks(userId, Object.fromEntries(Object.entries(looks).slice(-LOOKS_MAX)));
}
