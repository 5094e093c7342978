import { useQueryClient } from "@tanstack/react-query";
import { FileChooser } from "#app/dashboard/frame/file-chooser.tsx";
import { type ImportDialogProps, ImportFrame, PreviewFoot } from "#app/dashboard/frame/import-frame.tsx";
import { ImportReport } from "#app/dashboard/frame/import-report.tsx";
import { RunningImport } from "#app/dashboard/frame/running-import.tsx";
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
import { showToast } from "#app/ui/toast.tsx";
import type { PieceImport, ProductPreview } from "#contract/pieces/product-file.ts";

export function PieceImportDialog({
  open,
  onClose,
  last,
  endedId,
  isUnreachable,
}: ImportDialogProps<PieceImport>) {
  const file = useProductFile();
  const hasEnded = last !== null && last._id === endedId;
  const close = () => {
    file.reset();
    onClose();
  };
  return (
    <ImportFrame
      open={open}
      onClose={close}
      title="Import pieces"
      isStarting={file.isStarting}
      hasEnded={hasEnded}
      running={
        last?.state === "running" && <Running last={last} isUnreachable={isUnreachable} onClose={close} />
      }
      reading={file.isReading && !file.preview ? (file.product?.file.name ?? "the file") : undefined}
      preview={file.preview && <Preview preview={file.preview} file={file} />}
    >
      {hasEnded && <Report last={last} isFresh />}
      <ProductFileChooser file={file} />
      {last && !hasEnded && <Report last={last} isFresh={false} />}
    </ImportFrame>
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
  const isIncomplete = fieldsNeeded.length > 0 || needsShopAddress || file.addressError !== undefined;
  return (
    <>
      <ProductPreviewPanel preview={preview} file={file} />
      <PreviewFoot error={file.error} isStarting={file.isStarting} onChooseAnother={file.reset}>
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
      </PreviewFoot>
    </>
  );
}

interface RunningProps extends Pick<ImportDialogProps<PieceImport>, "isUnreachable" | "onClose"> {
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
