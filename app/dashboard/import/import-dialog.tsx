import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { FileChooser } from "#app/dashboard/frame/file-chooser.tsx";
import { type ImportDialogProps, ImportFrame, PreviewFoot } from "#app/dashboard/frame/import-frame.tsx";
import { RunningImport } from "#app/dashboard/frame/running-import.tsx";
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
import { TextLink } from "#app/ui/text-link.tsx";
import { CATALOGUE_TEMPLATE } from "#contract/catalogue/catalogue-columns.ts";
import type { CatalogueImport, ImportPreview } from "#contract/catalogue/catalogue-file.ts";
import { CATALOGUE_FILE_MAX_BYTES, ZIP_MAX_BYTES } from "#contract/limits.ts";
import { IMPORT_ERRORS } from "#contract/messages/import.ts";
import workbookTemplate from "./outfits-template.xlsx?url&no-inline";

export function ImportDialog({
  open,
  onClose,
  last,
  endedId,
  isUnreachable,
}: ImportDialogProps<CatalogueImport>) {
  const file = useFileImport();
  const hasEnded = last !== null && last._id === endedId;
  const close = () => {
    file.reset();
    onClose();
  };
  return (
    <ImportFrame
      open={open}
      onClose={close}
      title="Import outfits"
      isStarting={file.isStarting}
      hasEnded={hasEnded}
      running={
        last?.state === "running" && (
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
        )
      }
      reading={file.isReading ? (file.fileName ?? "the file") : undefined}
      preview={file.preview && <Preview preview={file.preview} file={file} />}
    >
      {hasEnded && <ImportResult last={last} isFresh />}
      <CatalogueFile onChoose={file.choose} error={file.error} />
      {last && !hasEnded && <ImportResult last={last} isFresh={false} />}
      <UnfetchedPicturesList />
    </ImportFrame>
  );
}

interface PreviewProps {
  preview: ImportPreview;
  file: ReturnType<typeof useFileImport>;
}

function Preview({ preview, file }: PreviewProps) {
  return (
    <>
      <PreviewPanel preview={preview} />
      <PreviewFoot error={file.error} isStarting={file.isStarting} onChooseAnother={file.reset}>
        <Button
          onClick={file.start}
          busy={file.isStarting}
          disabled={preview.newOutfits + preview.changedOutfits === 0}
        >
          {importLabel(preview)}
        </Button>
      </PreviewFoot>
    </>
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
