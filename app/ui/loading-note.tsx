import type { ReactNode } from "react";

/** Tells assistive technology what the skeletons beside it replace. */
export function LoadingNote({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="sr-only">
      {children}
    </p>
  );
}
