import { randomUUID } from "node:crypto";
import { colourful } from "#server/modules/media/testing/picture-samples.ts";
import { formOf, outfitForm } from "#tests/setup/outfit-forms.ts";

/** Users who write, and what they write about. */
export interface Writers {
  outfitIds: string[];
  commentIds: string[];
  /** Headers of signed-in users. */
  callers: { authorization: string }[];
  admin: { authorization: string };
}

export type WriteKind = "comment" | "reply" | "like" | "cart" | "outfit" | "bespoke";

/** A changing call that can be repeated unchanged. */
export interface Write {
  kind: WriteKind;
  /** Identifies the stored effect: a text, or the user and outfit of a cart entry or like. */
  mark: string;
  send(url: string): Promise<Response>;
}

/** Concurrent senders; few send pictures, because those are processed one after the other. */
const SENDERS: Record<WriteKind, number> = {
  comment: 64,
  reply: 40,
  like: 40,
  cart: 44,
  outfit: 6,
  bespoke: 6,
};
export const SENDER_KINDS = Object.entries(SENDERS).flatMap(([kind, count]) =>
  Array.from({ length: count }, () => kind as WriteKind),
);

/** Returns a generator of writes, no two of which undo each other. */
export function createWriter({ outfitIds, commentIds, callers, admin }: Writers) {
  const made: Record<WriteKind, number> = { comment: 0, reply: 0, like: 0, cart: 0, outfit: 0, bespoke: 0 };
  const at = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

  return async (kind: WriteKind): Promise<Write> => {
    const number = made[kind]++;
    const caller = at(callers, number);
    const outfitId = at(outfitIds, Math.floor(number / callers.length));
    const text = `${kind} ${number} ${randomUUID()}`;
    const pair = `${number % callers.length} ${outfitId}`;
    switch (kind) {
      case "comment":
        return write(kind, text, "POST", `/outfit/comment/${outfitId}`, caller, json({ text }));
      case "reply": {
        const index = number % commentIds.length;
        const path = `/outfit/reply/${at(outfitIds, index)}/${commentIds[index]}`;
        return write(kind, text, "POST", path, caller, json({ text }));
      }
      case "like":
        return write(kind, pair, "PUT", `/outfit/like/${outfitId}`, caller);
      case "cart":
        return write(kind, pair, "POST", "/cart/add-outfit", caller, json({ outfitId, quantity: 1 }));
      case "outfit": {
        const form = await outfitForm({ description: text }, { image: await picture(number) });
        return write(kind, text, "POST", "/outfit/create", admin, form);
      }
      case "bespoke": {
        const fields = [
          ["description", text],
          // One address gets few e-mails a day; each request here must have its own.
          ["email", `asha-${number}@mail.example`],
          ["image", { bytes: await picture(number, 90) }],
        ] as const;
        return write(kind, text, "POST", "/bespoke", caller, await formOf(fields));
      }
    }
  };
}

interface Body {
  payload: Buffer;
  headers: Record<string, string>;
}

function write(
  kind: WriteKind,
  mark: string,
  method: string,
  path: string,
  caller: { authorization: string },
  body?: Body,
): Write {
  const key = randomUUID();
  const headers = { ...caller, ...body?.headers, "idempotency-key": key };
  const sent = body ? { body: body.payload as Uint8Array<ArrayBuffer> } : {};
  return { kind, mark, send: (url) => fetch(`${url}/backend${path}`, { method, headers, ...sent }) };
}

function json(body: object): Body {
  return { payload: Buffer.from(JSON.stringify(body)), headers: { "content-type": "application/json" } };
}

/** A different picture for each number. */
function picture(number: number, height = 60): Promise<Buffer> {
  return colourful(40 + (number % 200), height + Math.floor(number / 200))
    .jpeg()
    .toBuffer();
}
