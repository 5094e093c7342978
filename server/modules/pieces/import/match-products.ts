import { inArray, sql } from "drizzle-orm";
import type { RefusedLine } from "#contract/catalogue/catalogue-file.ts";
import { normaliseLink } from "#contract/links/link-url.ts";
import { PIECE_MESSAGES } from "#contract/messages/pieces.ts";
import { type PieceInput, pieceInputSchema } from "#contract/pieces/pieces.ts";
import type { PieceChange } from "#contract/pieces/product-file.ts";
import { toRupees } from "#contract/values/money.ts";
import type { Database } from "#server/db/database.ts";
import { pieces } from "#server/db/schema/pieces.ts";
import { pieceColumns } from "#server/modules/pieces/change-pieces.ts";
import { deriveColours, derivePieceRole, deriveSection } from "#server/modules/pieces/derive-piece.ts";
import { lockOutfitsOfPieces } from "#server/modules/pieces/follow-piece-prices.ts";
import { lockPieces } from "#server/modules/pieces/piece-repository.ts";
import { shownValue } from "#server/readers/catalogue/outfit-fields.ts";
import type { ProductEntry, ReadProduct, RefusedProduct } from "#server/readers/products/product.ts";

export type StoredPiece = typeof pieces.$inferSelect;
export type PieceColumns = ReturnType<typeof pieceColumns>;

export interface MatchedProducts {
  fresh: { input: PieceInput; columns: PieceColumns }[];
  changed: { before: StoredPiece; columns: PieceColumns; change: PieceChange }[];
  unchanged: StoredPiece[];
  /** The mistakes of each refused product. */
  refused: RefusedLine[][];
  /** Pieces of refused products, as far as these are for sale and the pieces are not shown as missing. */
  refusedPieces: StoredPiece[];
  /** Whether other products could not be read. */
  leavesUnread: boolean;
}

/** Bounds the parameters of a query; products may have many variants. */
const LINKS_PER_QUERY = 2_000;

interface ValidProduct {
  product: ReadProduct;
  input: PieceInput;
  columns: PieceColumns;
}

/** Matches the products of one file with the shop's pieces by their links. */
export class ProductMatcher {
  /** Links by which products are matched, as `normaliseLink` writes them. */
  readonly #seen = new Set<string>();

  /** With `lock`, pieces stay as they are found until the transaction ends. */
  async match(
    database: Database,
    entries: readonly ProductEntry[],
    { lock = false } = {},
  ): Promise<MatchedProducts> {
    const read = entries.map((entry) => ("mistakes" in entry ? entry : this.#validate(entry)));
    const valid = read.flatMap((entry) => ("mistakes" in entry ? [] : [entry]));
    const refused = read.flatMap((entry) => ("mistakes" in entry ? [entry] : []));
    const refusedLinks = refused
      .filter(isForSale)
      .flatMap(({ link, otherLinks = [] }) => (link ? [link, ...otherLinks].map(normaliseLink) : []));
    const known = await findStored(database, [
      ...valid.flatMap(({ product, columns }) => [columns.normalisedLink, ...otherLinksOf(product)]),
      ...refusedLinks,
    ]);
    const stored = lock ? await lockStored(database, known, valid) : known;
    const found: MatchedProducts = {
      ...{ fresh: [], changed: [], unchanged: [] },
      refused: refused.map(({ mistakes }) => mistakes),
      refusedPieces: [...new Set(refusedLinks)]
        .flatMap((link) => stored.get(link) ?? [])
        .filter(({ missingSince }) => missingSince === null),
      leavesUnread: refused.some(({ leavesUnread }) => leavesUnread),
    };
    for (const { product, input, columns } of valid) {
      const before = stored.get(columns.normalisedLink) ?? this.#matchOtherLink(product, stored);
      if (!before) {
        found.fresh.push({ input, columns });
        continue;
      }
      const after = merge(before, columns, product);
      const fields = differences(before, after);
      if (fields.length === 0) found.unchanged.push(before);
      else {
        const change = { pieceId: before.id, line: product.line, fields };
        found.changed.push({ before, columns: after, change });
      }
    }
    return found;
  }

  /** A product is known by the link of any variant, because the first one may be sold out or moved. */
  #matchOtherLink(product: ReadProduct, stored: ReadonlyMap<string, StoredPiece>): StoredPiece | undefined {
    const link = otherLinksOf(product).find((other) => stored.has(other) && !this.#seen.has(other));
    if (link === undefined) return undefined;
    this.#seen.add(link);
    return stored.get(link);
  }

  #validate(product: ReadProduct): ValidProduct | RefusedProduct {
    const parsed = pieceInputSchema.safeParse(inputOf(product));
    const { line, link, otherLinks } = product;
    if (!parsed.success) {
      const mistakes = parsed.error.issues.map(({ path, message }): RefusedLine => {
        const field = String(path[0] ?? "");
        return { line, field, reason: message, found: shownValue(product[field as keyof ReadProduct] ?? "") };
      });
      return { line, mistakes, link, ...(otherLinks ? { otherLinks } : {}) };
    }
    const columns = pieceColumns(parsed.data);
    const { normalisedLink } = columns;
    if (this.#seen.has(normalisedLink)) {
      const twice = {
        line,
        field: "link",
        reason: PIECE_MESSAGES.linkTwice,
        found: shownValue(link),
      };
      return { line, mistakes: [twice], link };
    }
    this.#seen.add(normalisedLink);
    // The role is derived, so it follows the name.
    return { product, input: parsed.data, columns: { ...columns, roleIsGiven: false } };
  }
}

function otherLinksOf({ otherLinks = [] }: ReadProduct): string[] {
  return otherLinks.map(normaliseLink);
}

/** A shop that archives a product, or makes a draft of it, sells it no more. */
function isForSale({ mistakes }: RefusedProduct): boolean {
  return mistakes.every(({ reason }) => reason !== PIECE_MESSAGES.unpublished);
}

function inputOf(product: ReadProduct): PieceInput {
  const { name, sourceName, price, link, image, section, role, colours, isInStock } = product;
  const stock = isInStock ? "in_stock" : "out_of_stock";
  const named = deriveColours(colours);
  return {
    ...{ name, price, link },
    sourceName: sourceName || new URL(link).hostname.replace(/^www\./, ""),
    image: image || null,
    section: deriveSection(section) ?? deriveSection(role) ?? deriveSection(name) ?? null,
    role: derivePieceRole(name, role),
    colours: named.length > 0 ? named : deriveColours(name),
    availability: isInStock === undefined ? "unknown" : stock,
  };
}

async function findStored(
  database: Database,
  normalisedLinks: readonly string[],
): Promise<Map<string, StoredPiece>> {
  const links = [...new Set(normalisedLinks)];
  const stored = new Map<string, StoredPiece>();
  for (let start = 0; start < links.length; start += LINKS_PER_QUERY) {
    const hashes = links.slice(start, start + LINKS_PER_QUERY).map((link) => sql`md5(${link})`);
    const rows = await database
      .select()
      .from(pieces)
      .where(inArray(sql`md5(${pieces.normalisedLink})`, hashes));
    for (const row of rows) stored.set(row.normalisedLink, row);
  }
  return stored;
}

/**
 * Locks the outfits that are to follow a price, no others because these can be changed meanwhile, and all
 * pieces.
 */
async function lockStored(
  tx: Database,
  known: ReadonlyMap<string, StoredPiece>,
  valid: readonly ValidProduct[],
): Promise<Map<string, StoredPiece>> {
  await lockOutfitsOfPieces(
    tx,
    valid.flatMap((product) => findRepriced(product, known)),
  );
  const rows = await lockPieces(
    tx,
    [...known.values()].map(({ id }) => id),
  );
  return new Map(rows.map((row) => [row.normalisedLink, row]));
}

/** The links of pieces that a product may be, as far as it has another price. */
function findRepriced({ product, columns }: ValidProduct, known: ReadonlyMap<string, StoredPiece>): string[] {
  const { normalisedLink, pricePaise } = columns;
  const links = known.has(normalisedLink) ? [normalisedLink] : otherLinksOf(product);
  return links.filter((link) => (known.get(link)?.pricePaise ?? pricePaise) !== pricePaise);
}

/** What the file says nothing of stays, and so does a role that was chosen, and the link of another variant. */
function merge(before: StoredPiece, columns: PieceColumns, product: ReadProduct): PieceColumns {
  return {
    ...columns,
    ...(columns.normalisedLink === before.normalisedLink
      ? {}
      : { link: before.link, normalisedLink: before.normalisedLink }),
    sourceName: product.sourceName === "" ? before.sourceName : columns.sourceName,
    image: columns.image ?? before.image,
    section: columns.section ?? before.section,
    role: before.roleIsGiven ? before.role : columns.role,
    roleIsGiven: before.roleIsGiven,
    colours: product.colours === "" ? before.colours : columns.colours,
    availability: product.isInStock === undefined ? before.availability : columns.availability,
  };
}

function differences(before: StoredPiece, after: PieceColumns): PieceChange["fields"] {
  const shown = ({ pricePaise, ...piece }: PieceColumns, isMissing: boolean) => {
    const { name, sourceName, image, section, role, colours, availability } = piece;
    return {
      name,
      sourceName,
      price: toRupees(pricePaise),
      image,
      section,
      role,
      colours,
      availability,
      isMissing,
    };
  };
  const [old, now] = [shown(before, before.missingSince !== null), shown(after, false)];
  return (Object.keys(now) as (keyof typeof now)[])
    .filter((field) => JSON.stringify(old[field]) !== JSON.stringify(now[field]))
    .map((field) => ({ field, before: old[field], after: now[field] }));
}
