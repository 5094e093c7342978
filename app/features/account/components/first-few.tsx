import { type Key, type ReactNode, useState } from "react";
import { Button } from "#app/ui/button.tsx";

const SHOWN = 5;

interface FirstFewProps<T extends { _id: Key }> {
  entries: readonly T[];
  /** What the button calls them: "Show All 12 devices". */
  noun: string;
  children: (shown: readonly T[]) => ReactNode;
}

/** Shows the first entries of a list; a button shows the rest. */
export function FirstFew<T extends { _id: Key }>({ entries, noun, children }: FirstFewProps<T>) {
  const [isWhole, setWhole] = useState(false);
  const isLong = entries.length > SHOWN + 1;
  return (
    <>
      {children(isLong && !isWhole ? entries.slice(0, SHOWN) : entries)}
      {isLong && (
        <Button variant="link" className="mt-2" aria-expanded={isWhole} onClick={() => setWhole(!isWhole)}>
          {isWhole ? "Show Fewer" : `Show All ${entries.length} ${noun}`}
        </Button>
      )}
    </>
  );
}
