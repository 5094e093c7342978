import { ChevronDown } from "lucide";
import type { ComponentProps } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import { limitCharacters } from "#app/ui/limit-characters.ts";

const CONTROL =
  "w-full min-h-12 border bg-paper-raised text-body text-ink placeholder:text-ink-faint " +
  "transition-colors aria-invalid:border-danger disabled:opacity-55";

const TONES = {
  paper: "border-line-strong hover:border-ink focus-visible:border-ink",
  /** On the accent colour. */
  onAccent: "border-paper focus-visible:outline-paper",
};
export type InputTone = keyof typeof TONES;

/** Where an icon or a button lies over the control, its text ends before it. */
const ROOM = { none: "px-4", start: "pr-4 pl-11", sign: "pr-4 pl-8", end: "pr-13 pl-4" };

interface InputProps extends ComponentProps<"input"> {
  tone?: InputTone | undefined;
  /** The side at which an icon or a button lies over it; a sign is a single character such as "₹". */
  room?: keyof typeof ROOM | undefined;
}

/** A line of text, in the direction of what is typed. */
export function Input({ tone = "paper", room = "none", className, ...rest }: InputProps) {
  return (
    <input
      dir="auto"
      {...rest}
      {...limitCharacters(rest)}
      className={classNames(CONTROL, TONES[tone], ROOM[room], className)}
    />
  );
}

/** Several lines of text, each in its own direction. */
export function Textarea({ className, ...rest }: ComponentProps<"textarea">) {
  return (
    <textarea
      dir="auto"
      {...rest}
      {...limitCharacters(rest)}
      className={classNames(CONTROL, TONES.paper, "min-h-32 px-4 py-3", className)}
    />
  );
}

/** A choice from a short list, by the platform's own picker. */
export function Select({ className, children, ...rest }: ComponentProps<"select">) {
  return (
    <span className={classNames("relative block", className)}>
      <select {...rest} className={classNames(CONTROL, TONES.paper, "appearance-none truncate pr-11 pl-4")}>
        {children}
      </select>
      <Icon
        of={ChevronDown}
        size="small"
        weight="bold"
        className="pointer-events-none absolute inset-y-0 right-4 my-auto"
      />
    </span>
  );
}
