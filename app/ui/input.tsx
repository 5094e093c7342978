import ChevronDown from "lucide-react/icons/chevron-down";
import type { ComponentProps } from "react";
import { classNames } from "#app/ui/class-names.ts";

const CONTROL =
  "w-full min-h-12 border border-line-strong bg-paper-raised px-4 text-body text-ink placeholder:text-ink-faint " +
  "transition-colors hover:border-ink focus-visible:border-ink aria-invalid:border-danger disabled:opacity-55";

/** A line of text. */
export function Input({ className, ...rest }: ComponentProps<"input">) {
  return <input {...rest} className={classNames(CONTROL, className)} />;
}

/** Several lines of text. */
export function Textarea({ className, ...rest }: ComponentProps<"textarea">) {
  return <textarea {...rest} className={classNames(CONTROL, "min-h-32 py-3", className)} />;
}

/** A choice from a short list: the phone's own picker. */
export function Select({ className, children, ...rest }: ComponentProps<"select">) {
  return (
    <span className={classNames("relative block", className)}>
      <select {...rest} className={classNames(CONTROL, "appearance-none pr-11")}>
        {children}
      </select>
      <ChevronDown
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 right-4 my-auto size-4"
      />
    </span>
  );
}
