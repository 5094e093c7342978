import { X } from "lucide";
import type { Incoming } from "#app/editor/studio/pieces/use-incoming.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Spinner } from "#app/ui/spinner.tsx";

interface IncomingListProps {
  entries: readonly Incoming[];
  onRetry: (key: string) => void;
  onRemove: (key: string) => void;
}

const PROGRESS = { waiting: "Waiting…", working: "Being cut out…" };
const DRAWN = "Until then, it is drawn from its name.";

/** What is on its way to the board, and what did not get there. */
export function IncomingList({ entries, onRetry, onRemove }: IncomingListProps) {
  if (entries.length === 0) return null;
  return (
    <ul aria-label="Pieces on their way" className="border-line border-t">
      {entries.map(({ key, label, state, error, source }) => (
        <li key={key} className="grid grid-cols-rest-auto items-start gap-x-2 border-line border-b py-2.5">
          <div className="min-w-0">
            <p dir="auto" className="truncate text-small">
              {label}
            </p>
            <div role="status" className="text-caption text-ink-soft">
              {(state === "waiting" || state === "working") && (
                <span className="flex items-center gap-2">
                  <Spinner />
                  <span>
                    {state === "working" && source.kind === "name" ? "Being drawn…" : PROGRESS[state]}
                  </span>
                </span>
              )}
              {state === "drawn" && <span>{`${error} ${DRAWN}`}</span>}
            </div>
            {state === "failed" && (
              <>
                <p role="alert" className="text-caption text-danger">
                  {error}
                </p>
                <Button variant="link" aria-label={`Try again: ${label}`} onClick={() => onRetry(key)}>
                  Try again
                </Button>
              </>
            )}
          </div>
          {(state === "failed" || state === "drawn") && (
            <IconButton
              label={`Remove ${label} from this list`}
              hint="Remove"
              onClick={() => onRemove(key)}
              className="-mt-2.5 -mr-3"
            >
              <Icon of={X} size="small" weight="bold" />
            </IconButton>
          )}
        </li>
      ))}
    </ul>
  );
}
