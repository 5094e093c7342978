import { SlidersHorizontal } from "lucide";
import type { ComponentProps } from "react";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { CountBadge } from "#app/ui/count-badge.tsx";
import { Icon } from "#app/ui/icon.tsx";
import * as messages from "#app/ui/messages.ts";

interface FilterToggleProps
  extends Pick<ComponentProps<typeof Button>, "aria-controls" | "onClick" | "className" | "ref"> {
  label: string;
  open: boolean;
  /** How many filters are set. */
  active: number;
  /** quiet: in a bar; framed: a button across a form. */
  look?: "quiet" | "framed" | undefined;
}

export function FilterToggle({ label, open, active, look = "quiet", className, ...rest }: FilterToggleProps) {
  const content = (
    <>
      <Icon of={SlidersHorizontal} />
      <span>{label}</span>
      {active > 0 && <CountBadge count={active} label={messages.activeFilters(active)} />}
    </>
  );
  if (look === "framed") {
    return (
      <Button {...rest} variant="secondary" aria-expanded={open} className={className}>
        {content}
      </Button>
    );
  }
  return (
    <button
      {...rest}
      type="button"
      aria-expanded={open}
      className={classNames(
        "inline-flex min-h-11 items-center gap-2 text-small transition-colors hover:text-accent",
        className,
      )}
    >
      {content}
    </button>
  );
}
