import type { ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";

interface EmptyStateProps {
  title: string;
  text?: string | undefined;
  /** An emoji or icon above the title. */
  mark?: ReactNode;
  action?: ReactNode;
  /** The heading's level in its screen. */
  level?: "h1" | "h2" | "h3" | undefined;
  /** alert: is announced where it replaces what was expected. */
  role?: "alert" | undefined;
  className?: string | undefined;
}

export function EmptyState({
  title,
  text,
  mark,
  action,
  level: Heading = "h2",
  role,
  className,
}: EmptyStateProps) {
  return (
    <div
      role={role}
      className={classNames(
        "grid justify-items-center gap-4 bg-paper-deep px-6 py-16 text-center outline-1 outline-line-strong/35 -outline-offset-12 sm:py-24",
        className,
      )}
    >
      {mark && (
        <span aria-hidden="true" className="text-display-m leading-none">
          {mark}
        </span>
      )}
      <Heading className="font-display text-display-s">{title}</Heading>
      {text && <p className="max-w-note text-ink-soft">{text}</p>}
      {action && <div className="mt-3 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
