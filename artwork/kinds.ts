import kindsJson from "./kinds.json" with { type: "json" };

export const ROLES = ["hero", "top", "layer", "bottom", "drape", "shoes", "bag", "small"] as const;

/** The part of an item in an arrangement. */
export type Role = (typeof ROLES)[number];

export type ItemKind = keyof typeof kindsJson;

export interface Kind {
  readonly role: Role;
  /** The height in the picture beside the other items, in canvas units (the canvas is 1600 high). */
  readonly height: number;
  /** Whose habits of print and second colour it has: of ethnic wear, or of tees and sweatshirts. */
  readonly family?: "ethnic" | "tee";
  /**
   * Whether it is worth laying out beside its set; a saree's blouse or a dress's belt is drawn
   * with its garment.
   */
  readonly companion?: boolean;
  /** The colour where the name is silent; the section's quiet colours where left out. */
  readonly colour?: string;
  /**
   * A regular expression of the words that mean this kind. In a name the match that ends last wins (the noun
   * comes last in English), the longer one on a tie.
   */
  readonly words: string;
}

/** Every kind of item that can be drawn. */
export const kinds = kindsJson as Readonly<Record<ItemKind, Kind>>;

export const itemKinds = Object.keys(kinds) as ItemKind[];

/** The words of each kind, compiled. */
export const kindWords: readonly (readonly [RegExp, ItemKind])[] = itemKinds.map((kind) => [
  new RegExp(kinds[kind].words, "g"),
  kind,
]);
