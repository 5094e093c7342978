import { FileUp } from "lucide";
import type { ChangeEvent, ReactNode } from "react";
import { Field } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Spinner } from "#app/ui/spinner.tsx";

interface FileChooserProps {
  label: string;
  /** As of the input. */
  accept: string;
  /** Kinds and sizes of files. */
  hint: string;
  onChoose: (file: File) => void;
  error: string | undefined;
  /** The chosen file is being sent: says so, and takes no other. */
  busy?: boolean | undefined;
  /** Below the field. */
  children?: ReactNode;
}

/** A field for one file, which can also be dropped there. */
export function FileChooser({ label, accept, hint, onChoose, error, busy, children }: FileChooserProps) {
  function choose(event: ChangeEvent<HTMLInputElement>) {
    const [file] = event.target.files ?? [];
    // Without this, choosing the same file again fires no change event.
    event.target.value = "";
    if (file && !busy) onChoose(file);
  }

  return (
    <div className="grid gap-3">
      <Field label={label} labelHidden error={error}>
        {(attributes) => (
          <div className="relative grid min-h-44 place-content-center justify-items-center gap-3 border border-line-strong border-dashed bg-paper-raised p-6 text-center outline-offset-3 transition-colors hover:border-ink has-focus-visible:outline-2 has-focus-visible:outline-accent">
            <Icon of={FileUp} size="huge" weight="light" />
            <p role={busy ? "status" : undefined} className="text-small">
              {busy ? (
                <span className="inline-flex items-center gap-2.5">
                  <Spinner />
                  <span>Sending the file…</span>
                </span>
              ) : (
                <span>
                  <span className="font-medium">Choose a file</span>, or drop one here
                </span>
              )}
            </p>
            <p className="text-caption text-ink-soft">{hint}</p>
            <input
              {...attributes}
              aria-busy={busy || undefined}
              type="file"
              accept={accept}
              onChange={choose}
              className="absolute inset-0 size-full cursor-pointer opacity-0"
            />
          </div>
        )}
      </Field>
      {children}
    </div>
  );
}
