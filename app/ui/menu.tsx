import { Menu as Base } from "@base-ui/react/menu";
import { type ReactElement, type ReactNode, useState } from "react";
import { useBackCloses } from "#app/ui/use-back-closes.ts";

interface MenuProps {
  /** The button that opens it, unless it is busy. */
  button: ReactElement<{ busy?: boolean | undefined }>;
  /** MenuGroups. */
  children: ReactNode;
}

/** A menu of actions behind a button. Load what uses it lazily: it is not part of any first load. */
export function Menu({ button, children }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  useBackCloses(isOpen, () => setOpen(false));
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => setOpen(open && !button.props.busy)}>
      <Base.Trigger render={button} />
      <Base.Portal>
        <Base.Positioner align="end" sideOffset={6} collisionPadding={16} className="z-popup">
          <Base.Popup className="min-w-60 max-w-inset-width border border-line bg-paper-raised py-2 text-ink shadow-raised outline-none transition-opacity duration-quick data-ending-style:opacity-0 data-starting-style:opacity-0">
            {children}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

interface MenuGroupProps {
  heading: string;
  children: ReactNode;
}

export function MenuGroup({ heading, children }: MenuGroupProps) {
  return (
    <Base.Group className="not-first:mt-2 not-first:border-line not-first:border-t not-first:pt-2">
      <Base.GroupLabel className="px-4 pt-1.5 pb-2 text-caption text-ink-soft">{heading}</Base.GroupLabel>
      {children}
    </Base.Group>
  );
}

interface MenuItemProps {
  onClick: () => void;
  children: ReactNode;
  /** A short explanation below the label. */
  note?: string | undefined;
}

export function MenuItem({ onClick, children, note }: MenuItemProps) {
  return (
    <Base.Item
      onClick={onClick}
      className="grid min-h-11 cursor-pointer content-center px-4 py-2 text-small outline-none data-highlighted:bg-paper-deep"
    >
      <span>{children}</span>
      {note && <span className="text-caption text-ink-soft">{note}</span>}
    </Base.Item>
  );
}
