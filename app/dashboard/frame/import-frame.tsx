import type { ReactNode } from "react";
import { usePreservedFocus } from "#app/dashboard/frame/use-preserved-focus.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Spinner } from "#app/ui/spinner.tsx";

export interface ImportDialogProps<Import> {
  open: boolean;
  onClose: () => void;
  last: Import | null;
  /** The import that ended while the dialog was open. */
  endedId: string | undefined;
  isUnreachable: boolean;
}

interface ImportFrameProps extends Pick<ImportDialogProps<unknown>, "open" | "onClose"> {
  title: string;
  /** The import is being begun. */
  isStarting: boolean;
  hasEnded: boolean;
  /** What shows a running import; undefined while none runs. */
  running: ReactNode;
  /** The file that is being read for the first time; undefined while none is. */
  reading: string | undefined;
  /** What would be imported of a file that was read. */
  preview: ReactNode;
  /** How a file is chosen, with the report of the import before. */
  children: ReactNode;
}

/** The dialog of an import, from choosing a file to its report. Closing it does not stop a running import. */
export function ImportFrame({
  open,
  onClose,
  title,
  isStarting,
  hasEnded,
  running,
  reading,
  preview,
  children,
}: ImportFrameProps) {
  const container = usePreservedFocus(
    running ? "running" : reading !== undefined ? "reading" : preview ? "preview" : "choosing",
  );
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={title}
      description={
        running || hasEnded
          ? undefined
          : "Nothing is stored before you have seen what would be added and changed."
      }
      locked={isStarting}
      shape="broad"
    >
      <div ref={container} tabIndex={-1} className="mt-6 grid gap-6 outline-none">
        {running ||
          (reading !== undefined ? (
            <p role="status" className="flex items-center gap-3 py-16 text-ink-soft text-small">
              <Spinner />
              <span>{`Reading ${reading}…`}</span>
            </p>
          ) : (
            (preview ?? children)
          ))}
      </div>
    </Dialog>
  );
}

interface PreviewFootProps {
  error: string | undefined;
  isStarting: boolean;
  onChooseAnother: () => void;
  /** The button that goes on. */
  children: ReactNode;
}

export function PreviewFoot({ error, isStarting, onChooseAnother, children }: PreviewFootProps) {
  return (
    <>
      {error && <Notice tone="danger">{error}</Notice>}
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button variant="secondary" onClick={onChooseAnother} disabled={isStarting}>
          Choose another file
        </Button>
        {children}
      </div>
    </>
  );
}
