import type { Ref } from "react";
import { failureText } from "#app/lib/failure-text.ts";
import { Button } from "#app/ui/button.tsx";
import { ApiFailure } from "#contract/http/api-client.ts";

interface SaveFailureProps {
  error: Error;
  ref: Ref<HTMLDivElement>;
  /** Only where another version may be in the way. */
  onLoadTheirs?: (() => void) | undefined;
  loadingTheirs?: boolean | undefined;
  onSaveAnyway?: (() => void) | undefined;
}

const NOT_REACHED =
  "The shop could not be reached. Please check your connection and try again: nothing you entered is lost.";

/**
 * The server's message when saving failed; after an edit conflict, with a button to load the newer version.
 */
export function SaveFailure({ error, ref, onLoadTheirs, loadingTheirs, onSaveAnyway }: SaveFailureProps) {
  const isConflict = onLoadTheirs && error instanceof ApiFailure && error.status === 409;
  return (
    <div
      ref={ref}
      role="alert"
      tabIndex={-1}
      className="grid gap-4 border-danger border-l-2 bg-danger-tint px-4 py-4 text-danger text-small sm:px-5"
    >
      <p className="font-medium">{failureText(error, NOT_REACHED)}</p>
      {isConflict && (
        <>
          <p className="text-ink">
            What you entered is still here. The other version takes its place only when you ask for it.
          </p>
          <div className="flex flex-wrap gap-3">
            <Button size="small" onClick={onLoadTheirs} busy={loadingTheirs}>
              Load the other version
            </Button>
            <Button size="small" variant="secondary" onClick={onSaveAnyway} disabled={loadingTheirs}>
              Save mine anyway
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
