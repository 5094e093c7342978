import type { ReactNode } from "react";

interface DashboardFrameProps {
  title: string;
  text: string;
  /** A way back, above the heading. */
  above?: ReactNode;
  /** Actions on the whole section, to the right of the heading. */
  actions?: ReactNode;
  children: ReactNode;
}

export function DashboardFrame({ title, text, above, actions, children }: DashboardFrameProps) {
  return (
    <div className="min-w-0 flex-1 px-(--page-margin) py-8 sm:py-10 xl:px-8 2xl:px-14">
      <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div>
          {above}
          <h1 tabIndex={-1} className="font-display text-display-s">
            {title}
          </h1>
          <p className="mt-1 text-ink-soft text-small">{text}</p>
        </div>
        {actions && (
          <div className="flex flex-wrap items-center gap-3 max-sm:w-full 2xs:max-sm:grid 2xs:max-sm:grid-cols-2">
            {actions}
          </div>
        )}
      </header>
      <div className="mt-7 grid gap-7 sm:mt-8 sm:gap-8">{children}</div>
    </div>
  );
}
