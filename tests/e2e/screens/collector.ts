import type { APIRequestContext } from "@playwright/test";
import { embedPath } from "#contract/embeds/embed.ts";
import type { OutfitList } from "#contract/outfit/outfit.ts";
import { fillCart } from "../cart-steps.ts";
import { type Credentials, newPerson, sharedSession } from "../people.ts";

interface SeededBoard {
  name: string;
  looks: number;
  isPublic?: boolean;
}

/** The boards of the collector, by their kind, with the names and numbers of looks that they have. */
const BOARDS = {
  public: { name: "Summer weddings", looks: 3, isPublic: true },
  single: { name: "✨🥻 Diwali 2026 🎆", looks: 1 },
  rightToLeft: { name: "أعراس الصيف في مومباي", looks: 2 },
  long: { name: "Everything I would wear to the conference in Visakhapatnam!!", looks: 7, isPublic: true },
  empty: { name: "Someday", looks: 0 },
  emptyPublic: { name: "For my sister", looks: 0, isPublic: true },
};
const SAVED_LOOKS = 50;
const CART_ENTRIES = 7;

type BoardKind = keyof typeof BOARDS | "saved";

interface Collection {
  person: Credentials;
  boardIds: Record<BoardKind, string>;
}

async function seedCollection(request: APIRequestContext): Promise<Collection> {
  const person = await newPerson(request);
  const { token } = await sharedSession(request, person);
  const call = async <T>(method: string, path: string, data?: object): Promise<T> => {
    const headers = { authorization: `Bearer ${token}` };
    const response = await request.fetch(`/backend${path}`, { method, headers, ...(data && { data }) });
    if (!response.ok()) throw new Error(`${method} ${path}: ${await response.text()}`);
    return (await response.json()) as T;
  };
  const { outfits } = await call<OutfitList>("GET", `/outfit/getoutfits?limit=${SAVED_LOOKS}`);
  const save = async (id: string, looks: number) => {
    for (const { _id } of outfits.slice(0, looks)) await call("PUT", `/board/${id}/outfit/${_id}`);
  };
  const { boardId: saved } = await call<{ boardId: string }>("GET", "/board/saved");
  await save(saved, SAVED_LOOKS);
  const boardIds: Partial<Collection["boardIds"]> = { saved };
  for (const [kind, { name, looks, isPublic = false }] of Object.entries<SeededBoard>(BOARDS)) {
    const { _id } = await call<{ _id: string }>("POST", "/board", { name });
    boardIds[kind as BoardKind] = _id;
    await save(_id, looks);
    if (isPublic) await call("PUT", `/board/${_id}`, { isPublic });
  }
  await fillCart(request, person, outfits.slice(0, CART_ENTRIES));
  return { person, boardIds: boardIds as Collection["boardIds"] };
}

let collection: Promise<Collection> | undefined;
const readCollection = (request: APIRequestContext) => {
  collection ??= seedCollection(request);
  return collection;
};

/** A person with saved looks of the demo shop, boards of every kind and a cart, once for each worker. */
export const collector = async (request: APIRequestContext) => (await readCollection(request)).person;

/** The path of one of the collector's boards. */
export const boardPath = (kind: BoardKind) => async (request: APIRequestContext) =>
  `/board/${(await readCollection(request)).boardIds[kind]}`;

/** The path of the embed of one of the collector's public boards. */
export const boardEmbedPath = (kind: BoardKind) => async (request: APIRequestContext) =>
  embedPath({ kind: "board", id: (await readCollection(request)).boardIds[kind] });
