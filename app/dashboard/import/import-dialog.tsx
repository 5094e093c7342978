import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { FileChooser } from "#app/dashboard/frame/file-chooser.tsx";
import { RunningImport } from "#app/dashboard/frame/running-import.tsx";
import { usePreservedFocus } from "#app/dashboard/frame/use-preserved-focus.ts";
import { importFile, lastImportQuery, previewFile } from "#app/dashboard/import/import-api.ts";
import { importLabel, progressText } from "#app/dashboard/import/import-messages.ts";
import { ImportResult } from "#app/dashboard/import/import-result.tsx";
import { PreviewPanel } from "#app/dashboard/import/preview-panel.tsx";
import { UnfetchedPicturesList } from "#app/dashboard/import/unfetched-pictures-list.tsx";
import { failureText } from "#app/lib/failure-text.ts";
import { saveFile } from "#app/lib/save-file.ts";
import { useIdempotencyKey } from "#app/lib/use-idempotency-key.ts";
import { useSingleMutation } from "#app/lib/use-single-mutation.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { CATALOGUE_TEMPLATE } from "#contract/catalogue/catalogue-columns.ts";
import type { CatalogueImport } from "#contract/catalogue/catalogue-file.ts";
import { CATALOGUE_FILE_MAX_BYTES, ZIP_MAX_BYTES } from "#contract/limits.ts";
import { IMPORT_ERRORS } from "#contract/messages/import.ts";
import workbookTemplate from "./outfits-template.xlsx?url&no-inline";

interface ImportDialogProps {
  open: boolean;
  onClose: () => void;
  last: CatalogueImport | null;
  /** The import that ended while the dialog was open. */
  endedId: string | undefined;
  isUnreachable: boolean;
}

/** Closing it does not stop a running import. */
export function ImportDialog({ open, onClose, last, endedId, isUnreachable }: ImportDialogProps) {
  const file = useFileImport();
  const isRunning = last?.state === "running";
  const hasEnded = last !== null && last._id === endedId;
  const container = usePreservedFocus(
    isRunning ? "running" : file.isReading ? "reading" : file.preview ? "preview" : "choosing",
  );
  const close = () => {
    file.reset();
    onClose();
  };
  return (
    <Dialog
      open={open}
      onOpenChange={close}
      title="Import outfits"
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
          <RunningImport
            fileName={last.fileName}
            text={progressText(last)}
            value={last.dealtWith}
            max={last.outfits}
            isUnreachable={isUnreachable}
          >
            <Button variant="secondary" onClick={close}>
              Close
            </Button>
          </RunningImport>
        ) : file.isReading ? (
          <p role="status" className="flex items-center gap-3 py-16 text-ink-soft text-small">
            <Spinner />
            <span>{`Reading ${file.fileName ?? "the file"}…`}</span>
          </p>
        ) : file.preview ? (
          <>
            <PreviewPanel preview={file.preview} />
            {file.error && <Notice tone="danger">{file.error}</Notice>}
            <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
              <Button variant="secondary" onClick={file.reset} disabled={file.isStarting}>
                Choose another file
              </Button>
              <Button
                onClick={file.start}
                busy={file.isStarting}
                disabled={file.preview.newOutfits + file.preview.changedOutfits === 0}
              >
                {importLabel(file.preview)}
              </Button>
            </div>
          </>
        ) : (
          <>
            {hasEnded && <ImportResult last={last} isFresh />}
            <CatalogueFile onChoose={file.choose} error={file.error} />
            {last && !hasEnded && <ImportResult last={last} isFresh={false} />}
            <UnfetchedPicturesList />
          </>
        )}
      </div>
    </Dialog>
  );
}

interface CatalogueFileProps {
  onChoose: (file: File) => void;
  error: string | undefined;
}

function CatalogueFile(props: CatalogueFileProps) {
  return (
    <FileChooser
      {...props}
      label="Catalogue file"
      accept=".csv,.tsv,.txt,.xlsx,.jsonl,.ndjson,.json,.gz,.zip,text/csv,application/gzip,application/zip"
      hint="CSV, Excel (XLSX) or JSON, at most 20 MB; with pictures in a ZIP, 2 GB"
    >
      <p className="flex flex-wrap items-center gap-x-3 text-caption text-ink-soft">
        Never done this before?
        <TextLink to="/dashboard/guide">Read the guide</TextLink>
        <a
          href={workbookTemplate}
          download="outfits-template.xlsx"
          className="inline-flex min-h-11 items-center"
        >
          <span className="link-line">Download an Excel template</span>
        </a>
        <Button variant="link" onClick={saveTemplate}>
          Download a CSV template
        </Button>
      </p>
    </FileChooser>
  );
}

function saveTemplate(): void {
  // Without the byte order mark spreadsheets guess another encoding.
  saveFile(new Blob([`\ufeff${CATALOGUE_TEMPLATE}`], { type: "text/csv" }), "outfits-template.csv");
}

function useFileImport() {
  const client = useQueryClient();
  const attempt = useIdempotencyKey();
  const [tooLarge, setTooLarge] = useState<string>();
  const preview = useSingleMutation({ mutationFn: previewFile });
  const start = useSingleMutation({
    mutationFn: (file: File) =>
      importFile(file, attempt.keyFor(`${file.name} ${file.size} ${file.lastModified}`)),
    onSuccess: (begun) => {
      attempt.settle();
      client.setQueryData(lastImportQuery().queryKey, { import: begun });
      preview.reset();
    },
    // Another administrator's import may be the reason; the refetch shows it.
    onError: () => void client.invalidateQueries({ queryKey: lastImportQuery().queryKey }),
  });

  function choose(file: File): void {
    start.reset();
    preview.reset();
    const isZip = /\.(zip|xlsx)$/i.test(file.name);
    const isTooLarge = file.size > (isZip ? ZIP_MAX_BYTES : CATALOGUE_FILE_MAX_BYTES);
    const { zipTooLarge, fileTooLarge } = IMPORT_ERRORS;
    setTooLarge(isTooLarge ? (isZip ? zipTooLarge : fileTooLarge).text : undefined);
    if (!isTooLarge) preview.mutate(file);
  }

  const failure = preview.error ?? start.error;
  return {
    choose,
    reset: () => {
      setTooLarge(undefined);
      start.reset();
      preview.reset();
    },
    isReading: preview.isPending,
    fileName: preview.variables?.name,
    preview: preview.data,
    start: () => preview.variables && start.mutate(preview.variables),
    isStarting: start.isPending,
    error:
      tooLarge ??
      (failure
        ? failureText(failure, "The file did not arrive. Please check your connection and try again.")
        : undefined),
  };
}
