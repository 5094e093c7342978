import { useQueryClient } from "@tanstack/react-query";
import { FileChooser } from "#app/dashboard/frame/file-chooser.tsx";
import { ImportReport } from "#app/dashboard/frame/import-report.tsx";
import { RunningImport } from "#app/dashboard/frame/running-import.tsx";
import { usePreservedFocus } from "#app/dashboard/frame/use-preserved-focus.ts";
import {
  cancelPieceImport,
  lastPieceImportQuery,
  undoPieceImport,
} from "#app/dashboard/pieces/import/piece-import-api.ts";
import {
  importLabel,
  importOutcome,
  progressText,
  undoQuestion,
} from "#app/dashboard/pieces/import/piece-import-messages.ts";
import { ProductPreviewPanel } from "#app/dashboard/pieces/import/product-preview.tsx";
import { type ProductFileState, useProductFile } from "#app/dashboard/pieces/import/use-product-file.ts";
import { failureText } from "#app/lib/failure-text.ts";
import { useSingleMutation } from "#app/lib/use-single-mutation.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { showToast } from "#app/ui/toast.tsx";
import type { PieceImport, ProductPreview } from "#contract/pieces/product-file.ts";

interface PieceImportDialogProps {
  open: boolean;
  onClose: () => void;
  last: PieceImport | null;
  /** The import that ended while the dialog was open. */
  endedId: string | undefined;
  isUnreachable: boolean;
}

/** Closing it does not stop a running import. */
export function PieceImportDialog({ open, onClose, last, endedId, isUnreachable }: PieceImportDialogProps) {
  const file = useProductFile();
  const isRunning = last?.state === "running";
  const hasEnded = last !== null && last._id === endedId;
  const isFirstReading = file.isReading && !file.preview;
  const container = usePreservedFocus(
    isRunning ? "running" : isFirstReading ? "reading" : file.preview ? "preview" : "choosing",
  );
  const close = () => {
    file.reset();
    onClose();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title="Import pieces"
      description={
        isRunning || hasEnded
          ? undefined
          : "Nothing is stored before you have seen what would be added and changed."
      }
      locked={file.isStarting}
      shape="broad"
    >
      <div ref={container} tabIndex={-1} className="mt-6 grid gap-6 outline-none">
        {isRunning ? (
          <Running last={last} isUnreachable={isUnreachable} onClose={close} />
        ) : isFirstReading ? (
          <p role="status" className="flex items-center gap-3 py-16 text-ink-soft text-small">
            <Spinner />
            <span>{`Reading ${file.product?.file.name ?? "the file"}…`}</span>
          </p>
        ) : file.preview ? (
          <Preview preview={file.preview} file={file} />
        ) : (
          <>
            {hasEnded && <Report last={last} isFresh />}
            <ProductFileChooser file={file} />
            {last && !hasEnded && <Report last={last} isFresh={false} />}
          </>
        )}
      </div>
    </Dialog>
  );
}

function ProductFileChooser({ file }: { file: ProductFileState }) {
  return (
    <FileChooser
      label="Product file"
      accept=".csv,.tsv,.txt,.xlsx,.xml,.gz,.zip,text/csv,text/xml,application/gzip,application/zip"
      hint="CSV, TSV, Excel (XLSX) or XML, also zipped; at most 100 MB"
      onChoose={file.choose}
      error={file.error}
    >
      <p className="text-caption text-ink-soft">
        Products as Shopify and WooCommerce export them, feeds for Google Merchant, catalogues for Meta, and
        any other table: you say which column is which.
      </p>
    </FileChooser>
  );
}

function Preview({ preview, file }: { preview: ProductPreview; file: ProductFileState }) {
  const { newPieces, changedPieces, missingPieces, fieldsNeeded, needsShopAddress } = preview;
  const isIncomplete =
    fieldsNeeded.length > 0 ||
    (needsShopAddress && !file.product?.shopAddress) ||
    file.addressError !== undefined;
  return (
    <>
      <ProductPreviewPanel preview={preview} file={file} />
      {file.error && <Notice tone="danger">{file.error}</Notice>}
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={file.reset} disabled={file.isStarting}>
          Choose another file
        </Button>
        {file.isOutdated && !file.addressError ? (
          <Button onClick={file.readAgain}>Read the file again</Button>
        ) : (
          <Button
            onClick={file.start}
            busy={file.isStarting || file.isReading}
            disabled={isIncomplete || newPieces + changedPieces + missingPieces === 0}
          >
            {file.isReading ? "Reading again…" : isIncomplete ? "Import" : importLabel(preview)}
          </Button>
        )}
      </div>
    </>
  );
}

interface RunningProps extends Pick<PieceImportDialogProps, "isUnreachable" | "onClose"> {
  last: PieceImport;
}

function Running({ last, isUnreachable, onClose }: RunningProps) {
  const client = useQueryClient();
  const { queryKey } = lastPieceImportQuery;
  const cancelling = useSingleMutation({
    mutationFn: () => cancelPieceImport(last._id),
    onSuccess: (ended) => client.setQueryData(queryKey, { import: ended }),
    onError: (error) => {
      void showToast("error", failureText(error, "The import could not be cancelled. Please try again."));
      // It may have ended already.
      void client.invalidateQueries({ queryKey });
    },
  });
  return (
    <RunningImport
      fileName={last.fileName}
      text={progressText(last)}
      value={last.dealtWith}
      max={last.pieces}
      isUnreachable={isUnreachable}
    >
      <Button variant="ghostDanger" busy={cancelling.isPending} onClick={() => cancelling.mutate()}>
        Cancel the import
      </Button>
      <Button variant="secondary" onClick={onClose}>
        Close
      </Button>
    </RunningImport>
  );
}

function Report({ last, isFresh }: { last: PieceImport; isFresh: boolean }) {
  return (
    <ImportReport
      last={last}
      outcome={importOutcome(last)}
      isFresh={isFresh}
      question={undoQuestion(last)}
      undo={undoPieceImport}
      queryKey={lastPieceImportQuery.queryKey}
    />
  );
}
