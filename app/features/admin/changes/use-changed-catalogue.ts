import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { adminTableQuery } from "#app/features/admin/api/admin-table.ts";
import type { AdminOutfitRow } from "#contract/admin-outfits.ts";
import type { Outfit } from "#contract/outfit.ts";

/** Updates the cached table after a change and invalidates every query that contains outfits. */
export function useChangedCatalogue() {
  const client = useQueryClient();
  return {
    put: (outfit: Outfit) => {
      const row = rowOf(outfit);
      changeRows(client, (rows) =>
        rows.some(({ _id }) => _id === row._id)
          ? rows.map((other) => (other._id === row._id ? row : other))
          : [row, ...rows],
      );
    },
    remove: (id: string) => changeRows(client, (rows) => rows.filter(({ _id }) => _id !== id)),
  };
}

function changeRows(client: QueryClient, change: (rows: AdminOutfitRow[]) => AdminOutfitRow[]): void {
  client.setQueryData(adminTableQuery().queryKey, (table) => table && { outfits: change(table.outfits) });
  void client.invalidateQueries({ queryKey: ["outfits"] });
}

function rowOf(outfit: Outfit): AdminOutfitRow {
  const { items, likes, dislikes, comments, imagePlaceholder, ...row } = outfit;
  return row;
}
