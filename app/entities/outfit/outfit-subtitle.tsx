import { classNames } from "#app/ui/class-names.ts";

interface OutfitSubtitleProps {
  /** An outfit's `subtitle`. */
  children: string;
  size?: "caption" | "small" | "lead";
  /** Where it must not change the height of what is around it. */
  oneLine?: boolean;
  className?: string | undefined;
}

const SIZES = { caption: "text-caption", small: "text-small", lead: "text-lead" } as const;

/** The line below an outfit's title that tells it from others of its category; nothing without a text. */
export function OutfitSubtitle({
  children,
  size = "caption",
  oneLine = false,
  className,
}: OutfitSubtitleProps) {
  if (!children) return null;
  return (
    <p
      dir="auto"
      className={classNames("text-ink-soft", oneLine ? "truncate" : "text-pretty", SIZES[size], className)}
    >
      {children}
    </p>
  );
}
