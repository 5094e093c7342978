import { useState } from "react";
import type { AdminOutfitRow } from "#contract/dashboard/admin-outfits.ts";
import { BULK_IDS_MAX } from "#contract/limits.ts";

/** The selected outfits by their ids; they stay selected on other pages and under other filters. */
export type Selection = ReadonlyMap<string, AdminOutfitRow>;

/**
 * Selects outfits of the table, at most as many as one call can change. `shown` are the rows of the current
 * page, which are newer than those that were selected.
 */
export function useSelection(shown: readonly AdminOutfitRow[] = []) {
  const [selection, setSelection] = useState<Selection>(new Map());
  const newer = new Map(shown.map((outfit) => [outfit._id, outfit]));
  return {
    selection: new Map([...selection].map(([id, outfit]) => [id, newer.get(id) ?? outfit])),
    select: (outfits: readonly AdminOutfitRow[], isSelected: boolean) =>
      setSelection((before) => {
        const after = new Map(before);
        for (const outfit of outfits) {
          if (!isSelected) after.delete(outfit._id);
          else if (after.size < BULK_IDS_MAX) after.set(outfit._id, outfit);
        }
        return after;
      }),
    deselect: (ids: readonly string[]) =>
      setSelection((before) => new Map([...before].filter(([id]) => !ids.includes(id)))),
    /** For rows of other pages, which are not read anew; what is no longer selected stays so. */
    update: (outfits: readonly AdminOutfitRow[]) => {
      const changed = new Map(outfits.map((outfit) => [outfit._id, outfit]));
      setSelection((before) => new Map([...before].map(([id, outfit]) => [id, changed.get(id) ?? outfit])));
    },
    clear: () => setSelection(new Map()),
  };
}

export interface RowSelection {
  selection: Selection;
  onSelect: (outfits: readonly AdminOutfitRow[], isSelected: boolean) => void;
}
