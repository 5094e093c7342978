import type { RowSelection } from "#app/dashboard/catalogue/row-selection.ts";
import { Checkbox } from "#app/ui/checkbox.tsx";
import type { AdminOutfitRow } from "#contract/dashboard/admin-outfits.ts";

interface PageCheckboxProps extends RowSelection {
  outfits: readonly AdminOutfitRow[];
  labelShown?: boolean;
  className: string;
}

/** Selects the outfits of the page, or deselects them if all are selected. */
export function PageCheckbox({ outfits, selection, onSelect, labelShown, className }: PageCheckboxProps) {
  const selected = outfits.filter(({ _id }) => selection.has(_id)).length;
  return (
    <Checkbox
      label="Select this page"
      labelShown={labelShown}
      checked={selected === outfits.length}
      isMixed={selected > 0 && selected < outfits.length}
      onChange={(event) => onSelect(outfits, event.target.checked)}
      className={className}
    />
  );
}
