import { Button } from "#app/ui/button.tsx";
import { LoadFailure } from "#app/ui/load-failure.tsx";

interface BoardEndProps {
  more: { isThere: boolean; isLoading: boolean; isFailed: boolean; load: () => void };
}

/** The way to a board's further looks. */
export function BoardEnd({ more }: BoardEndProps) {
  if (!more.isThere) return null;
  return (
    <div className="mt-14 flex justify-center">
      {more.isFailed && !more.isLoading ? (
        <LoadFailure text="The next looks could not be loaded." onRetry={more.load} />
      ) : (
        <Button variant="secondary" size="large" busy={more.isLoading} onClick={more.load}>
          Show More Looks
        </Button>
      )}
    </div>
  );
}
