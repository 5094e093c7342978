import { Button } from "#app/ui/button.tsx";

interface LoadFailureProps {
  /** What could not be loaded. */
  text: string;
  onRetry: () => void;
}

/** Says that something could not be loaded, and loads it again. */
export function LoadFailure({ text, onRetry }: LoadFailureProps) {
  return (
    <div role="alert" className="flex w-full flex-wrap items-center justify-center gap-x-5 gap-y-3">
      <p className="text-danger text-small">{text}</p>
      <Button variant="secondary" onClick={onRetry}>
        Try again
      </Button>
    </div>
  );
}
