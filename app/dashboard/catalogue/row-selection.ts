import type { Selection } from "#app/dashboard/catalogue/use-selection.ts";
import type { AdminOutfitRow } from "#contract/dashboard/admin-outfits.ts";

/** The selected rows of the table. */
export interface RowSelection {
  selection: Selection;
  onSelect: (outfits: readonly AdminOutfitRow[], isSelected: boolean) => void;
}
