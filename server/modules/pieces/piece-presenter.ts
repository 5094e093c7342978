import type { Piece } from "#contract/pieces/pieces.ts";
import { toRupees } from "#contract/values/money.ts";
import type { PieceRow } from "./piece-repository.ts";

export function presentPiece(row: PieceRow): Piece {
  const { id, name, sourceName, link, image, section, role, colours, availability } = row;
  return {
    _id: id,
    ...{ name, sourceName, link, role, colours, availability },
    price: toRupees(row.pricePaise),
    ...(image === null ? {} : { image }),
    ...(section === null ? {} : { section }),
    linkState: row.linkState ?? "unchecked",
    isMissing: row.missingSince !== null,
    outfits: row.outfits ?? [],
    numberOfOutfits: row.outfitCount,
  };
}
