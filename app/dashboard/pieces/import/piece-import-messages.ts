import { formatCount } from "#app/lib/format-count.ts";
import type {
  PieceImport,
  ProductField,
  ProductFileKind,
  ProductPreview,
} from "#contract/pieces/product-file.ts";
import { groupDigits } from "#contract/values/money.ts";

const pieceCount = (count: number) => formatCount(count, "piece", "pieces");

export const KIND_LABELS: Record<ProductFileKind, string> = {
  shopify: "Shopify products",
  woocommerce: "WooCommerce products",
  google: "Google Merchant feed",
  meta: "Meta catalogue",
  other: "Table of another kind",
};

export const FIELD_LABELS: Record<ProductField, string> = {
  name: "Name",
  price: "Price",
  salePrice: "Sale price",
  link: "Link",
  image: "Picture",
  sourceName: "Shop",
  section: "Section",
  role: "Role",
  colours: "Colours",
  availability: "Availability",
  group: "Product of a variant",
};

/** Names of fields within a sentence. */
export function listOfFields(fields: readonly ProductField[]): string {
  const names = fields.map((field) => FIELD_LABELS[field].toLowerCase());
  return new Intl.ListFormat("en").format(names);
}

/** What the button of a preview does. */
export function importLabel({ newPieces, changedPieces, missingPieces }: ProductPreview): string {
  if (newPieces > 0 && changedPieces > 0) {
    return `Import ${groupDigits(newPieces)}, change ${groupDigits(changedPieces)}`;
  }
  if (newPieces > 0) return `Import ${pieceCount(newPieces)}`;
  if (changedPieces > 0) return `Change ${pieceCount(changedPieces)}`;
  return missingPieces > 0 ? `Mark ${pieceCount(missingPieces)} as missing` : "Nothing to import";
}

export function missingText(count: number): string {
  return `${formatCount(count, "piece of an earlier version of this file is", "pieces of an earlier version of this file are")} not in it any more. Nothing is deleted: such pieces are shown as missing.`;
}

export function importOutcome({
  state,
  added,
  changed,
  alreadyThere,
  missing,
  refused,
}: PieceImport): string {
  if (state === "undoing") return "This import is being undone…";
  if (state === "undone") return "This import was undone.";
  const others = [
    changed > 0 && `${groupDigits(changed)} changed`,
    alreadyThere > 0 && `${groupDigits(alreadyThere)} unchanged`,
    missing > 0 && `${groupDigits(missing)} missing`,
    refused > 0 && `${groupDigits(refused)} with mistakes`,
  ].filter((part) => part !== false);
  const sentence = [`${pieceCount(added)} added`, ...others].join(", ");
  if (state === "cancelled") return `The import was cancelled: ${sentence}.`;
  return state === "failed" ? `This import, or undoing it, broke off: ${sentence}.` : `${sentence}.`;
}

/** What undoing an import would do, as a question and as the label of the button that does it. */
export function undoQuestion({ fileName, stillThere, toRestore }: PieceImport) {
  const parts = [
    stillThere > 0 &&
      `${pieceCount(stillThere)} from ${fileName} will be removed; looks keep their items. What was edited in these pieces goes with them.`,
    toRestore > 0 &&
      `${pieceCount(toRestore)} will be as before the import. What was edited in them since, and in looks, stays.`,
  ];
  const nothing = `No piece from ${fileName} is left to remove or to change back.`;
  return { message: parts.filter(Boolean).join(" ") || nothing, confirmLabel: "Undo the import" };
}

export function progressText({ dealtWith, pieces }: PieceImport): string {
  return `${groupDigits(dealtWith)} of ${groupDigits(pieces)}`;
}
