import { useQuery, useQueryClient } from "@tanstack/react-query";
import Upload from "lucide-react/icons/upload";
import { useCallback, useEffect, useRef, useState } from "react";
import type { TableView } from "#app/dashboard/catalogue/table-view.ts";
import { ExportMenu } from "#app/dashboard/import/export-menu.tsx";
import { lastImportQuery } from "#app/dashboard/import/import-api.ts";
import { importOutcome, progressText } from "#app/dashboard/import/import-messages.ts";
import { lazyOverlay } from "#app/loading/lazy-overlay.tsx";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { showToast } from "#app/ui/toast.tsx";
import type { CatalogueImport } from "#contract/catalogue/catalogue-file.ts";

const ImportDialog = lazyOverlay(
  async () => (await import("#app/dashboard/import/import-dialog.tsx")).ImportDialog,
);

/**
 * Bulk operations in the dashboard's header: the import with its progress, and the export of
 * the filtered table.
 */
export function BulkActions({ view }: { view: TableView }) {
  const [isOpen, setOpen] = useState(false);
  const [endedId, setEndedId] = useState<string>();
  const watching = useRef(false);
  watching.current = isOpen;

  const onOver = useCallback((ended: CatalogueImport) => {
    // The open dialog shows the outcome itself.
    if (watching.current) setEndedId(ended._id);
    else void showToast(ended.state === "failed" ? "error" : "success", importOutcome(ended));
  }, []);
  const { last, isUnreachable } = useLastImport(onOver);

  return (
    <>
      <Button
        variant="secondary"
        size="toolbar"
        className="max-sm:flex-[3]"
        onClick={() => {
          setEndedId(undefined);
          setOpen(true);
        }}
      >
        {last?.state === "running" ? (
          <>
            <Spinner />
            <span className="tabular-nums">{`Importing… ${progressText(last)}`}</span>
          </>
        ) : (
          <>
            <Icon of={Upload} size="small" weight="bold" />
            <span>Import</span>
          </>
        )}
      </Button>
      <ExportMenu view={view} />
      <ImportDialog
        open={isOpen}
        onClose={() => setOpen(false)}
        last={last}
        endedId={endedId}
        isUnreachable={isUnreachable}
      />
    </>
  );
}

/**
 * Returns the running import, or else the last one. `onOver` is called with an import that has just ended,
 * after the table is invalidated.
 */
function useLastImport(onOver: (ended: CatalogueImport) => void) {
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
