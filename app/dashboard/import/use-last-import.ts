import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { lastImportQuery } from "#app/dashboard/import/import-calls.ts";
import type { CatalogueImport } from "#contract/catalogue/catalogue-file.ts";

/**
 * Returns the running import, or else the last one. `onOver` is called with an import that has just ended,
 * after the table is invalidated.
 */
export function useLastImport(onOver: (ended: CatalogueImport) => void) {
  const client = useQueryClient();
  const query = useQuery(lastImportQuery());
  const last = query.data?.import ?? null;
  const running = useRef<string>(undefined);
  const isDrawing = (last?.artworkPending ?? 0) > 0;
  const wasDrawing = useRef(false);

  useEffect(() => {
    if (!last) return;
    const wasRunning = running.current === last._id;
    running.current = last.state === "running" ? last._id : undefined;
    if (!wasRunning || last.state === "running") return;
    void client.invalidateQueries({ queryKey: ["outfits"] });
    onOver(last);
  }, [last, client, onOver]);

  useEffect(() => {
    if (wasDrawing.current && !isDrawing) void client.invalidateQueries({ queryKey: ["outfits"] });
    wasDrawing.current = isDrawing;
  }, [isDrawing, client]);

  return { last, isUnreachable: query.isRefetchError || query.isLoadingError };
}
