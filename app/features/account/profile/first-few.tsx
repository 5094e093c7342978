import { type ReactNode, useState } from "react";
import { Button } from "#app/ui/button.tsx";

const SHOWN = 5;

interface FirstFewProps<T> {
  entries: readonly T[];
  /** What the button calls them: "Show All 12 devices". */
  noun: string;
  children: (shown: readonly T[]) => ReactNode;
}

/** Shows the first entries of a list; a button shows the rest. */
export function FirstFew<T>({ entries, noun, children }: FirstFewProps<T>) {
  const [isWhole, setWhole] = useState(false);
  const isLong = entries.length > SHOWN + 1;
  return (
    <>
      {children(isLong && !isWhole ? entries.slice(0, SHOWN) : entries)}
      {isLong && (
        <div className="mt-2">
          <Button variant="link" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
            {isWhole ? "Show Fewer" : `Show All ${entries.length} ${noun}`}
          </Button>
        </div>
      )}
    </>
  );
}
