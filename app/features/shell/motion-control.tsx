import { backgroundMotion } from "#app/entities/settings/background-motion.ts";
import * as messages from "#app/features/shell/messages.ts";
import { classNames } from "#app/ui/class-names.ts";

/**
 * Stops the decorative background; stored in this browser. Not shown with `prefers-reduced-motion`, which
 * stops it already.
 */
export function MotionControl({ className }: { className?: string | undefined }) {
  const isStill = backgroundMotion.use() === "still";
  return (
    <button
      type="button"
      onClick={() => backgroundMotion.choose(isStill ? "moving" : "still")}
      className={classNames(
        "inline-flex min-h-11 items-center text-caption text-ink-soft transition-colors hover:text-accent motion-reduce:hidden",
        className,
      )}
    >
      {isStill ? messages.resumeMotion : messages.pauseMotion}
    </button>
  );
}
