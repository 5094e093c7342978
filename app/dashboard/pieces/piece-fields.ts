import { zodResolver } from "@hookform/resolvers/zod";
import type { Resolver } from "react-hook-form";
import { EMPTY_ITEM, type ItemFields, typedPrice } from "#app/editor/outfit/outfit-fields.ts";
import type { Availability } from "#contract/links/links.ts";
import type { ItemRole } from "#contract/outfit/item-styling.ts";
import type { Colour, Section } from "#contract/outfit/outfit-vocabulary.ts";
import { type Piece, type PieceInput, pieceInputSchema } from "#contract/pieces/pieces.ts";

/** The form's values: numbers are strings, as typed. */
export interface PieceFields {
  name: string;
  sourceName: string;
  price: string;
  link: string;
  image: string;
  section: Section | "";
  /** "" derives it from the name. */
  role: ItemRole | "";
  /** None derives those of a new piece from its name. */
  colours: Colour[];
  availability: Availability;
}

export const EMPTY_PIECE: PieceFields = {
  name: "",
  sourceName: "",
  price: "",
  link: "",
  image: "",
  section: "",
  role: "",
  colours: [],
  availability: "unknown",
};

export function fieldsOfPiece(piece: Piece): PieceFields {
  const { name, sourceName, price, link, image = "", section = "", role, colours, availability } = piece;
  return { name, sourceName, price: String(price), link, image, section, role, colours, availability };
}

export type PieceResolver = Resolver<PieceFields, { isNew: boolean }, PieceInput>;

// Its types expect the form's fields to be the schema's input; they are converted before.
const check = zodResolver(pieceInputSchema) as unknown as PieceResolver;

/** The server's schema. */
export const pieceRules: PieceResolver = (fields, context, options) => {
  const { price, image, section, role, colours, ...texts } = fields;
  const typed = {
    ...texts,
    price: typedPrice(price),
    image: image.trim() || null,
    section: section || null,
    role: role || null,
    colours: colours.length === 0 && context?.isNew ? null : colours,
  };
  return check(typed as unknown as PieceFields, context, options);
};

/** The piece as an item of a new outfit. */
export function itemOfPiece({ name, sourceName, price, link, role }: Piece): ItemFields {
  return {
    ...EMPTY_ITEM,
    sourceName,
    itemName: name,
    itemPrice: String(price),
    itemLink: link,
    role,
  };
}
