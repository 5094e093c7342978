import type { ComponentProps, ReactNode } from "react";
import { Notice } from "#app/ui/notice.tsx";

interface PageNoticeProps {
  tone: ComponentProps<typeof Notice>["tone"];
  text: string;
  /** Buttons. */
  children: ReactNode;
}

/** About the page as a whole: over it, below the header. */
export function PageNotice({ tone, text, children }: PageNoticeProps) {
  return (
    <div className="print:hidden fixed inset-x-4 top-[calc(var(--header-height)+0.75rem)] z-skip-link mx-auto max-w-lg bg-paper shadow-overlay">
      <Notice tone={tone} className="flex flex-wrap items-center justify-end gap-x-4">
        <span className="basis-full sm:min-w-40 sm:flex-1 sm:basis-auto">{text}</span>
        {children}
      </Notice>
    </div>
  );
}
