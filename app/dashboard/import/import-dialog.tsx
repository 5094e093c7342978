import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { FileChooser } from "#app/dashboard/import/file-chooser.tsx";
import { importFile, lastImportQuery, previewFile } from "#app/dashboard/import/import-api.ts";
import { importLabel, progressText } from "#app/dashboard/import/import-messages.ts";
import { ImportResult } from "#app/dashboard/import/import-result.tsx";
import { PreviewPanel } from "#app/dashboard/import/preview-panel.tsx";
import { UnfetchedPicturesList } from "#app/dashboard/import/unfetched-pictures-list.tsx";
import { failureText } from "#app/lib/failure-text.ts";
import { useIdempotencyKey } from "#app/lib/use-idempotency-key.ts";
import { useSingleMutation } from "#app/lib/use-single-mutation.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { ProgressBar } from "#app/ui/progress-bar.tsx";
import { Spinner } from "#app/ui/spinner.tsx";
import type { CatalogueImport } from "#contract/catalogue/catalogue-file.ts";
import { CATALOGUE_FILE_MAX_BYTES, ZIP_MAX_BYTES } from "#contract/limits.ts";
import { IMPORT_ERRORS } from "#contract/messages/import.ts";

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
          <Running last={last} isUnreachable={isUnreachable} onClose={close} />
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
            <FileChooser onChoose={file.choose} error={file.error} />
            {last && !hasEnded && <ImportResult last={last} isFresh={false} />}
            <UnfetchedPicturesList />
          </>
        )}
      </div>
    </Dialog>
  );
}

interface RunningProps extends Pick<ImportDialogProps, "isUnreachable" | "onClose"> {
  last: CatalogueImport;
}

function Running({ last, isUnreachable, onClose }: RunningProps) {
  return (
    <div className="grid gap-6">
      <ProgressBar
        label={`Importing ${last.fileName}`}
        text={progressText(last)}
        value={last.dealtWith}
        max={last.outfits}
      />
      {isUnreachable ? (
        <Notice tone="danger">The shop is not responding at the moment. Trying again every second.</Notice>
      ) : (
        <p className="text-ink-soft text-small">
          What has been added is in the shop already. You can close this and go on working: the import goes
          on.
        </p>
      )}
      <Button variant="secondary" onClick={onClose} className="sm:justify-self-end">
        Close
      </Button>
    </div>
  );
}

/**
 * Moves the focus to the container when a step removes the focused element; it would fall back to the body.
 */
function usePreservedFocus(step: string) {
  const container = useRef<HTMLDivElement>(null);
  const previousStep = useRef(step);
  useEffect(() => {
    if (previousStep.current === step) return;
    previousStep.current = step;
    const focused = document.activeElement;
    const isLost = focused === null || focused === document.body || focused.contains(container.current);
    if (isLost) container.current?.focus();
  }, [step]);
  return container;
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
