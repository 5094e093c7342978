import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { ADMIN_TABLE_KEY } from "#app/dashboard/catalogue/catalogue-api.ts";
import type { AdminOutfitRow, AdminTable } from "#contract/dashboard/admin-outfits.ts";
import type { Outfit } from "#contract/outfit/outfit.ts";

/**
 * Updates the shown rows at once, and refetches the page, the statistics and all other queries of outfits.
 */
export function useChangedCatalogue() {
  const client = useQueryClient();
  return {
    put: (outfit: Outfit) => {
      const row = rowOf(outfit);
      changeRows(client, (rows) => rows.map((other) => (other._id === row._id ? row : other)));
    },
    remove: (id: string) => changeRows(client, (rows) => rows.filter(({ _id }) => _id !== id)),
    refresh: () => changeRows(client, (rows) => rows),
  };
}

function changeRows(client: QueryClient, change: (rows: AdminOutfitRow[]) => AdminOutfitRow[]): void {
  client.setQueriesData<AdminTable>(
    { queryKey: ADMIN_TABLE_KEY },
    (table) => table && { ...table, outfits: change(table.outfits) },
  );
  void client.invalidateQueries({ queryKey: ["outfits"] });
}

function rowOf(outfit: Outfit): AdminOutfitRow {
  const { items, likes, dislikes, comments, imagePlaceholder, ...row } = outfit;
  return row;
}
