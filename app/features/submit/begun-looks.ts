import type { OutfitFields } from "#app/editor/outfit/outfit-fields.ts";
import { BEGUN_LOOKS_KEY } from "#app/entities/session/browsing-data.ts";
import { localStore } from "#app/lib/storage.ts";

/** What was entered of a look, without its picture, which no storage of the browser takes as text. */
type BegunFields = Omit<OutfitFields, "image">;

interface BegunLooks {
  userId: string;
  /** By the id of the submitted look, the one that was changed last at the end. */
  looks: Record<string, BegunFields>;
}

const NEW = "new";
const LOOKS_MAX = 5;

/** Photographs that were chosen while this page is open, by the same keys. */
const photographs = new Map<string, File>();
const photographKey = (userId: string, lookId: string | null) => `${userId} ${lookId ?? NEW}`;

/** What a person entered of a look and did not save; undefined if there is nothing. */
export function readBegunLook(userId: string, lookId: string | null): OutfitFields | undefined {
  const fields = readAll(userId)[lookId ?? NEW];
  if (!fields) return undefined;
  return { ...fields, image: photographs.get(photographKey(userId, lookId)) ?? null };
}

export function writeBegunLook(userId: string, lookId: string | null, fields: OutfitFields): void {
  const { image, ...entered } = fields;
  const { [lookId ?? NEW]: _, ...others } = readAll(userId);
  if (image) photographs.set(photographKey(userId, lookId), image);
  else photographs.delete(photographKey(userId, lookId));
  write(userId, { ...others, [lookId ?? NEW]: entered });
}

export function removeBegunLook(userId: string, lookId: string | null): void {
  const { [lookId ?? NEW]: _, ...others } = readAll(userId);
  photographs.delete(photographKey(userId, lookId));
  write(userId, others);
}

function readAll(userId: string): BegunLooks["looks"] {
  const stored = localStore.readJson(BEGUN_LOOKS_KEY) as BegunLooks | null;
  return stored?.userId === userId ? stored.looks : {};
}

function write(userId: string, looks: BegunLooks["looks"]): void {
  const latest = Object.fromEntries(Object.entries(looks).slice(-LOOKS_MAX));
  const isEmpty = Object.keys(latest).length === 0;
  localStore.write(BEGUN_LOOKS_KEY, isEmpty ? null : JSON.stringify({ userId, looks: latest }));
}
