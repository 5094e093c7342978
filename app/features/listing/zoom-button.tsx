import Maximize2 from "lucide-react/icons/maximize-2";
import type { ComponentProps } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import { Spinner } from "#app/ui/spinner.tsx";

/**
 * Opens a picture at full size, from a corner of it: a 44 px target around a smaller mark, which a mouse sees
 * on its card.
 */
export function ZoomButton({ className, "aria-busy": busy, ...rest }: ComponentProps<"button">) {
  return (
    <button
      {...rest}
      type="button"
      aria-busy={busy}
      title="View full size"
      className={classNames(
        "print:hidden group/zoom grid size-11 place-items-center transition-opacity duration-calm [@media(hover:hover)]:not-focus-visible:not-aria-busy:not-group-hover:opacity-0",
        className,
      )}
    >
      <span className="grid size-7 place-items-center bg-paper-raised/85 text-ink transition-colors duration-calm group-hover/zoom:bg-ink group-hover/zoom:text-paper">
        {busy ? <Spinner /> : <Icon of={Maximize2} size="tiny" weight="bold" />}
      </span>
    </button>
  );
}
