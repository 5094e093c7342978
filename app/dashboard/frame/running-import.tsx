import type { ReactNode } from "react";
import { Notice } from "#app/ui/notice.tsx";
import { ProgressBar } from "#app/ui/progress-bar.tsx";

interface RunningImportProps {
  fileName: string;
  /** The progress in words. */
  text: string;
  value: number;
  max: number;
  /** The last call for its state failed. */
  isUnreachable: boolean;
  /** Its buttons. */
  children: ReactNode;
}

/** The progress of an import that goes on when the dialog is closed. */
export function RunningImport({ fileName, text, value, max, isUnreachable, children }: RunningImportProps) {
  return (
    <div className="grid gap-6">
      <ProgressBar label={`Importing ${fileName}`} text={text} value={value} max={max} />
      {isUnreachable ? (
        <Notice tone="danger">The shop is not responding at the moment. Trying again every second.</Notice>
      ) : (
        <p className="text-ink-soft text-small">
          What has been added is in the shop already. You can close this and go on working: the import goes
          on.
        </p>
      )}
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">{children}</div>
    </div>
  );
}
