import { classNames } from "#app/ui/class-names.ts";

const TONES = { paper: "bg-paper-deep", deep: "bg-line" };

interface SkeletonProps {
  /** The ground it is shown on: paper, or deep paper. */
  ground?: keyof typeof TONES | undefined;
  className?: string | undefined;
}

/** A placeholder in the shape of something still loading; a `role="status"` around it names what loads. */
export function Skeleton({ ground = "paper", className }: SkeletonProps) {
  return (
    <div
      aria-hidden="true"
      className={classNames("print:hidden animate-shimmer", TONES[ground], className)}
    />
  );
}
