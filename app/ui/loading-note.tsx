import type { ReactNode } from "react";

/** Says to assistive technology what skeletons say to the eye. */
export function LoadingNote({ children }: { children: ReactNode }) {
  return (
    <p role="status" className="sr-only">
      {children}
    </p>
  );
}
