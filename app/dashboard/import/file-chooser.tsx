import { FileUp } from "lucide";
import type { ChangeEvent } from "react";
import { saveFile } from "#app/lib/save-file.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { CATALOGUE_TEMPLATE } from "#contract/catalogue/catalogue-columns.ts";

interface FileChooserProps {
  onChoose: (file: File) => void;
  error: string | undefined;
}

const ACCEPTED =
  ".csv,.tsv,.txt,.xlsx,.jsonl,.ndjson,.json,.gz,.zip,text/csv,application/gzip,application/zip";

export function FileChooser({ onChoose, error }: FileChooserProps) {
  function choose(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? [];
    // Without this, choosing the same file again fires no change event.
    event.target.value = "";
    if (file) onChoose(file);
  }

  return (
    <div className="grid gap-3">
      <Field label="Catalogue file" labelHidden error={error}>
        {(attributes) => (
          <div className="relative grid min-h-44 place-content-center justify-items-center gap-3 border border-line-strong border-dashed bg-paper-raised p-6 text-center outline-offset-3 transition-colors hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-accent">
            <Icon of={FileUp} size="huge" weight="light" />
            <p className="text-small">
              <span className="font-medium">Choose a file</span>, or drop one here
            </p>
            <p className="text-caption text-ink-soft">
              CSV, Excel (XLSX) or JSON, at most 20 MB; with pictures in a ZIP, 2 GB
            </p>
            <input
              {...attributes}
              type="file"
              accept={ACCEPTED}
              onChange={choose}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
          </div>
        )}
      </Field>
      <p className="flex flex-wrap items-center gap-x-3 text-caption text-ink-soft">
        Never done this before?
        <Button variant="link" onClick={saveTemplate}>
          Download a CSV template
        </Button>
      </p>
    </div>
  );
}

function saveTemplate(): void {
  // Without the byte order mark spreadsheets guess another encoding.
  saveFile(new Blob([`\ufeff${CATALOGUE_TEMPLATE}`], { type: "text/csv" }), "outfits-template.csv");
}
