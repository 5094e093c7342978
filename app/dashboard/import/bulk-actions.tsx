import Upload from "lucide-react/icons/upload";
import { useCallback, useRef, useState } from "react";
import type { TableView } from "#app/dashboard/catalogue/table-view.ts";
import { ExportMenu } from "#app/dashboard/import/export-menu.tsx";
import { importOutcome, progressText } from "#app/dashboard/import/import-messages.ts";
import { useLastImport } from "#app/dashboard/import/use-last-import.ts";
import { lazyOverlay } from "#app/loading/lazy-overlay.tsx";
import { Button } from "#app/ui/button.tsx";
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
            <Upload aria-hidden="true" className="size-4.5" />
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
