import type { ReactNode } from "react";

/** A list within the import's dialog that can be long. */
export function ScrollRegion({ label, children }: { label: string; children: ReactNode }) {
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be focusable by keyboard
      tabIndex={0}
      className="max-h-64 overflow-y-auto border border-line"
    >
      {children}
    </section>
  );
}
