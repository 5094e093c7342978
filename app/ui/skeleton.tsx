import { classNames } from "#app/ui/class-names.ts";

/** A quiet block in the place and shape of something still loading; say what loads with a `role="status"` around. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return <div aria-hidden="true" className={classNames("animate-shimmer bg-paper-deep", className)} />;
}
