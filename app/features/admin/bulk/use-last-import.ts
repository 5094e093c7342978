import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { lastImportQuery } from "#app/features/admin/bulk/import-calls.ts";
import { browserApi } from "#app/lib/api-client.ts";
import { logFailure } from "#app/lib/log.ts";
import type { CatalogueImport } from "#contract/catalogue-file.ts";

/** The import under way or else the last one; `onOver` hears of one that has just ended, when the table knows of it too. */
export function useLastImport(onOver: (ended: CatalogueImport) => void) {
  const client = useQueryClient();
  const query = useQuery(lastImportQuery(browserApi));
  const last = query.data?.import ?? null;
  const running = useRef<string>(undefined);

  useEffect(() => {
    if (query.error) logFailure("How far the import is could not be asked", query.error);
  }, [query.error]);

  useEffect(() => {
    if (!last) return;
    const wasRunning = running.current === last._id;
    running.current = last.state === "running" ? last._id : undefined;
    if (!wasRunning || last.state === "running") return;
    void client.invalidateQueries({ queryKey: ["outfits"] });
    onOver(last);
  }, [last, client, onOver]);

  return { last, isUnreachable: query.isRefetchError || query.isLoadingError };
}
