import { Dialog as Base } from "@base-ui/react/dialog";
import X from "lucide-react/icons/x";
import type { ReactNode, RefObject } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { IconButton } from "#app/ui/icon-button.tsx";

const SHAPES = {
  centre:
    "top-1/2 left-1/2 max-h-[calc(100dvh-2rem)] w-[min(34rem,calc(100vw-2rem))] -translate-x-1/2 -translate-y-1/2 data-ending-style:scale-[0.98] data-starting-style:scale-[0.98]",
  wide: "inset-0 transition-opacity sm:inset-x-auto sm:inset-y-4 sm:left-1/2 sm:w-[min(66rem,calc(100vw-2rem))] sm:-translate-x-1/2",
  side: "inset-y-0 right-0 w-[min(26rem,100vw)] data-ending-style:translate-x-6 data-starting-style:translate-x-6",
  full: "inset-0",
  corner:
    "inset-x-0 bottom-0 h-[min(40rem,85dvh)] border border-line data-ending-style:translate-y-4 data-starting-style:translate-y-4 sm:inset-x-auto sm:right-6 sm:bottom-24 sm:h-[min(40rem,calc(100dvh-var(--header-height)-8rem))] sm:w-[26rem]",
};

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** Title for assistive technology alone. */
  titleHidden?: boolean | undefined;
  description?: string | undefined;
  /**
   * centre: a card; wide: as much as long forms need, all of a phone; side: a sheet from the right; full: the whole screen;
   * corner: at the lower right, or at the foot of a phone.
   */
  shape?: keyof typeof SHAPES | undefined;
  /** The page stays in use beside it: no backdrop, and only the close button and Escape close it. */
  beside?: boolean | undefined;
  /** What has the focus first; the first thing that can, unless told otherwise. */
  initialFocus?: RefObject<HTMLElement | null> | undefined;
  /** No close button, Escape or backdrop click: while something is being sent. */
  locked?: boolean | undefined;
  /** Whether the focus goes back to where it was before, or to what else; it does go back unless told otherwise. */
  finalFocus?: (() => boolean | HTMLElement | null) | undefined;
  children: ReactNode;
  className?: string | undefined;
}

/** Putting a toast away is not a click beside the dialog. */
function isOnToast({ target }: Event): boolean {
  return target instanceof Element && target.closest("[data-sonner-toaster]") !== null;
}

/** A dialog that keeps the focus and gives it back. Load what uses it lazily: it is not part of any first load. */
export function Dialog({
  open,
  onOpenChange,
  title,
  titleHidden,
  description,
  shape = "centre",
  beside,
  initialFocus,
  locked,
  finalFocus,
  children,
  className,
}: DialogProps) {
  return (
    <Base.Root
      open={open}
      onOpenChange={(next, { event }) => (next || !(locked || isOnToast(event))) && onOpenChange(next)}
      modal={!beside}
      disablePointerDismissal={beside}
    >
      <Base.Portal>
        {/* Over another dialog too, which would compete with it otherwise. */}
        {!beside && (
          <Base.Backdrop
            forceRender
            className="fixed inset-0 z-50 bg-ink/45 transition-opacity duration-300 data-ending-style:opacity-0 data-starting-style:opacity-0"
          />
        )}
        <Base.Popup
          // With everything in it disabled, it can still be scrolled by keyboard.
          {...(locked ? { tabIndex: 0 } : {})}
          initialFocus={initialFocus}
          finalFocus={finalFocus}
          className={classNames(
            "fixed z-50 flex flex-col overflow-y-auto overscroll-contain bg-paper text-ink shadow-overlay transition duration-300 ease-quiet data-ending-style:opacity-0 data-starting-style:opacity-0",
            SHAPES[shape],
            className ?? "p-6 sm:p-8",
          )}
        >
          <div className={classNames("flex items-start justify-between gap-4", titleHidden && "justify-end")}>
            <Base.Title className={titleHidden ? "sr-only" : "font-display text-title"}>{title}</Base.Title>
            {!locked && (
              <Base.Close render={<IconButton label="Close" className="-mt-2.5 -mr-2.5" />}>
                <X aria-hidden="true" className="size-5" />
              </Base.Close>
            )}
          </div>
          {description && <Base.Description className="mt-2 text-ink-soft">{description}</Base.Description>}
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
