import { Popover as Base } from "@base-ui/react/popover";
import type { ReactNode } from "react";
import { useBackCloses } from "#app/ui/use-back-closes.ts";

interface PopoverProps {
  open: boolean;
  onClose: () => void;
  /** The button that opened it: gets the focus back, and a press on it does not close the popover. */
  anchor: HTMLElement | null;
  /** Its accessible name. */
  label: string;
  children: ReactNode;
}

/**
 * A small panel beside a button; the page stays in use. Load what uses it lazily: it is not part of
 * any first load.
 */
export function Popover({ open, onClose, anchor, label, children }: PopoverProps) {
  useBackCloses(open, onClose);
  return (
    <Base.Root
      open={open}
      onOpenChange={(next, { event }) => {
        const isOnAnchor = event.target instanceof Node && anchor?.contains(event.target);
        if (!next && !isOnAnchor) onClose();
      }}
    >
      <Base.Portal>
        {/* Above a dialog that the button may be in. */}
        <Base.Positioner
          anchor={anchor}
          align="end"
          sideOffset={6}
          collisionPadding={16}
          className="z-overlay"
        >
          <Base.Popup
            aria-label={label}
            finalFocus={() => anchor}
            className="flex max-h-(--available-height) w-80 max-w-inset-width flex-col overflow-y-auto overscroll-contain border border-line bg-paper-raised p-5 text-ink shadow-overlay outline-none transition-opacity duration-quick data-ending-style:opacity-0 data-starting-style:opacity-0"
          >
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
