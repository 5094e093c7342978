import { formatCount } from "#app/lib/format-count.ts";
import type { CatalogueImport } from "#contract/catalogue/catalogue-file.ts";
import { groupDigits } from "#contract/values/money.ts";

export function outfitCount(count: number): string {
  return formatCount(count, "outfit", "outfits");
}

export function importOutcome({ state, added, alreadyThere, refused }: CatalogueImport): string {
  if (state === "undone") return "This import was undone.";
  const others = [
    alreadyThere > 0 && `${groupDigits(alreadyThere)} already there`,
    refused > 0 && `${groupDigits(refused)} with mistakes`,
  ].filter((part) => part !== false);
  const sentence = [`${outfitCount(added)} added`, ...others].join(", ");
  return state === "failed" ? `The import broke off: ${sentence}.` : `${sentence}.`;
}

export function artworkText({ added, artworkPending }: CatalogueImport): string {
  return `${groupDigits(added - artworkPending)} of ${groupDigits(added)}`;
}

export function progressText({ dealtWith, outfits }: CatalogueImport): string {
  return `${groupDigits(dealtWith)} of ${groupDigits(outfits)}`;
}
