import { type ReactNode, useEffect, useRef } from "react";
import { Eyebrow } from "#app/ui/eyebrow.tsx";

interface AccountFrameProps {
  /** The poster beside the form. */
  poster: ReactNode;
  eyebrow: string;
  title: ReactNode;
  lead: ReactNode;
  children: ReactNode;
  /** Which part of the screen is shown. When it changes, the heading takes the focus of what is gone. */
  step?: string | boolean | undefined;
}

/** A form beside a poster: above it on phones, half of the screen on wide ones. */
export function AccountFrame({ poster, eyebrow, title, lead, children, step }: AccountFrameProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(step);
  useEffect(() => {
    if (shown.current === step) return;
    shown.current = step;
    heading.current?.focus();
  }, [step]);
  return (
    <div className="grid grid-cols-1 lg:min-h-page lg:grid-cols-2">
      {poster}
      <div className="flex items-center px-(--page-margin) py-12 sm:py-16 lg:py-20">
        <div className="mx-auto w-full max-w-108">
          <Eyebrow tone="accent">{eyebrow}</Eyebrow>
          <h1 ref={heading} tabIndex={-1} className="mt-4 font-display text-display-m outline-none">
            {title}
          </h1>
          <p className="mt-4 text-ink-soft">{lead}</p>
          <div className="mt-9 grid gap-6">{children}</div>
        </div>
      </div>
    </div>
  );
}
