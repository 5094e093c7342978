import {
  type CutoutSource,
  isRefusedWith,
  type PoolPiece,
  type StudioCalls,
} from "#app/editor/studio/studio-api.ts";
import type { Cutout, CutoutItem } from "#contract/studio/studio.ts";

/** Where a piece of a board comes from. */
export type PieceSource =
  | { kind: "link"; link: string }
  | { kind: "pool"; piece: PoolPiece }
  | { kind: "upload"; image: File }
  | { kind: "name"; name: string };

/** What a source gives: a cut-out, or what is known of a product that is drawn from its name. */
export interface FoundPiece {
  cutout?: Cutout | undefined;
  item: CutoutItem;
  /** Why the picture that was looked for could not be used, and what to do. */
  pictureProblem?: string;
}

const NOTHING_KNOWN: CutoutItem = { sourceName: null, itemName: null, itemPrice: null, itemLink: null };

export function labelOf(source: PieceSource): string {
  if (source.kind === "link") return source.link.replace(/^https?:\/\/(www\.)?/, "");
  if (source.kind === "pool") return source.piece.name;
  return source.kind === "upload" ? source.image.name : source.name;
}

/** Drawings need no picture, and no rights in one. */
export const needsPicture = (source: PieceSource): boolean =>
  source.kind === "link" || source.kind === "upload" || (source.kind === "pool" && hasPicture(source.piece));

const hasPicture = ({ image }: PoolPiece): boolean => image !== undefined;

/** Cuts the product out of its picture. Where there is none, what is known of it is found without one. */
export async function findPiece(source: PieceSource, calls: StudioCalls): Promise<FoundPiece> {
  switch (source.kind) {
    case "name":
      return { item: { ...NOTHING_KNOWN, itemName: source.name } };
    case "upload":
      return cutOutOf({ image: source.image }, calls);
    case "pool": {
      const item = itemOfPiece(source.piece);
      if (!hasPicture(source.piece)) return { item };
      return cutOutOf({ pieceId: source.piece._id }, calls).catch(drawnInstead(async () => item));
    }
    case "link":
      return cutOutOf({ link: source.link }, calls).catch(drawnInstead(() => itemAt(source.link, calls)));
  }
}

async function cutOutOf(source: CutoutSource, { cutOut }: StudioCalls): Promise<FoundPiece> {
  const cutout = await cutOut(source);
  return { cutout, item: cutout.item };
}

const WITHOUT_PICTURE = [
  ...(["noPicture", "pieceWithoutPicture"] as const),
  ...(["pictureBlocked", "pictureUnreadable", "pictureTooLarge"] as const),
];

/** Handles a failed cut-out: rethrown, unless the shop gives no picture and the item has a name. */
function drawnInstead(find: () => Promise<CutoutItem>) {
  return async (error: unknown): Promise<FoundPiece> => {
    if (!isRefusedWith(error, ...WITHOUT_PICTURE)) throw error;
    // The error of the picture says more than that of a second reading of the page.
    const item = await find().catch(() => NOTHING_KNOWN);
    if (item.itemName === null) throw error;
    return { item, pictureProblem: error.message };
  };
}

async function itemAt(link: string, { readLink }: StudioCalls): Promise<CutoutItem> {
  if (!readLink) return NOTHING_KNOWN;
  const { sourceName, itemName, itemPrice } = await readLink(link);
  return { sourceName, itemName, itemPrice, itemLink: link };
}

function itemOfPiece({ name, sourceName, price, link }: PoolPiece): CutoutItem {
  return { sourceName, itemName: name, itemPrice: price, itemLink: link ?? null };
}
