import { ImportReport } from "#app/dashboard/frame/import-report.tsx";
import { lastImportQuery, undoImport } from "#app/dashboard/import/import-api.ts";
import { artworkText, importOutcome, undoQuestion } from "#app/dashboard/import/import-messages.ts";
import { ProgressBar } from "#app/ui/progress-bar.tsx";
import type { CatalogueImport } from "#contract/catalogue/catalogue-file.ts";

interface ImportResultProps {
  last: CatalogueImport;
  /** It ended while the dialog was open. */
  isFresh: boolean;
}

export function ImportResult({ last, isFresh }: ImportResultProps) {
  return (
    <ImportReport
      last={last}
      outcome={importOutcome(last)}
      isFresh={isFresh}
      question={undoQuestion(last)}
      undo={undoImport}
      queryKey={lastImportQuery().queryKey}
    >
      {last.artworkPending > 0 && (
        <ProgressBar
          label="Drawing pictures"
          text={artworkText(last)}
          value={last.added - last.artworkPending}
          max={last.added}
        />
      )}
    </ImportReport>
  );
}
