import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";

interface SectionFailureProps {
  /** What could not be loaded. */
  title: string;
  busy?: boolean;
  onRetry: () => void;
}

/** In place of a section's content that could not be loaded; loads it again. */
export function SectionFailure({ title, busy = false, onRetry }: SectionFailureProps) {
  return (
    <EmptyState
      title={title}
      text="Nothing is lost. Please check your connection and try again."
      action={
        <Button variant="secondary" busy={busy} onClick={onRetry}>
          Try again
        </Button>
      }
    />
  );
}
