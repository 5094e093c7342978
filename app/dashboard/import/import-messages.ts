import { formatCount } from "#app/lib/format-count.ts";
import type { CatalogueImport, ImportPreview } from "#contract/catalogue/catalogue-file.ts";
import { groupDigits } from "#contract/values/money.ts";

export function outfitCount(count: number): string {
  return formatCount(count, "outfit", "outfits");
}

export function importOutcome({ state, added, changed, alreadyThere, refused }: CatalogueImport): string {
  if (state === "undoing") return "This import is being undone…";
  if (state === "undone") return "This import was undone.";
  const others = [
    changed > 0 && `${groupDigits(changed)} changed`,
    alreadyThere > 0 && `${groupDigits(alreadyThere)} unchanged`,
    refused > 0 && `${groupDigits(refused)} with mistakes`,
  ].filter((part) => part !== false);
  const sentence = [`${outfitCount(added)} added`, ...others].join(", ");
  return state === "failed" ? `This import, or undoing it, broke off: ${sentence}.` : `${sentence}.`;
}

/** What the button of a preview does. */
export function importLabel({ newOutfits, changedOutfits }: ImportPreview): string {
  if (newOutfits + changedOutfits === 0) return "Nothing to import";
  if (changedOutfits === 0) return `Import ${outfitCount(newOutfits)}`;
  if (newOutfits === 0) return `Change ${outfitCount(changedOutfits)}`;
  return `Import ${groupDigits(newOutfits)}, change ${groupDigits(changedOutfits)}`;
}

/** What undoing an import would do, as a question and as the label of the button that does it. */
export function undoQuestion({ fileName, stillThere, toRestore }: CatalogueImport) {
  const removal = `${outfitCount(stillThere)} from ${fileName} will be removed, those edited since too, with their likes and comments, and out of every cart.`;
  const restoring = `${outfitCount(toRestore)} will be as before the import, without what was edited since.`;
  if (toRestore === 0) return { message: removal, confirmLabel: `Remove ${outfitCount(stillThere)}` };
  if (stillThere === 0) return { message: restoring, confirmLabel: `Change back ${outfitCount(toRestore)}` };
  return { message: `${removal} ${restoring}`, confirmLabel: "Undo the import" };
}

export function artworkText({ added, artworkPending }: CatalogueImport): string {
  return `${groupDigits(added - artworkPending)} of ${groupDigits(added)}`;
}

export function progressText({ dealtWith, outfits }: CatalogueImport): string {
  return `${groupDigits(dealtWith)} of ${groupDigits(outfits)}`;
}
