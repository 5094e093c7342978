import { AlertDialog } from "@base-ui/react/alert-dialog";
import { Dialog as Base } from "@base-ui/react/dialog";
import type { ComponentProps, ReactNode } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { useBackCloses } from "#app/ui/use-back-closes.ts";

const FADE = "transition duration-calm ease-quiet data-ending-style:opacity-0 data-starting-style:opacity-0";

const TONES = {
  paper: { backdrop: "bg-ink/45", popup: "bg-paper text-ink" },
  ink: { backdrop: "bg-ink", popup: "bg-ink text-paper [&_:focus-visible]:outline-paper" },
};

export interface DialogShellProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  tone?: keyof typeof TONES | undefined;
  /** Interrupts: role `alertdialog`, and a click on the backdrop does not close it. */
  alert?: boolean | undefined;
  /** The page stays in use beside it: no backdrop, and only the close button and Escape close it. */
  beside?: boolean | undefined;
  /** Escape and the backdrop do not close it, while something is being sent. */
  locked?: boolean | undefined;
  /** What has the focus first; the first focusable element by default, or the dialog if it was opened by touch. */
  initialFocus?: ComponentProps<typeof Base.Popup>["initialFocus"];
  /** False leaves the focus, an element gets it; by default it returns to where it was before. */
  finalFocus?: (() => boolean | HTMLElement | null) | undefined;
  children: ReactNode;
  /** Position and size of the popup. */
  className?: string | undefined;
}

/** Dismissing a toast is not a click beside the dialog. */
function isOnToast({ target }: Event): boolean {
  return target instanceof Element && target.closest("[data-sonner-toaster]") !== null;
}

/** Contains a DialogTitle. */
export function DialogShell({
  open,
  onOpenChange,
  tone = "paper",
  alert,
  beside,
  locked,
  initialFocus,
  finalFocus,
  children,
  className,
}: DialogShellProps) {
  // A dialog beside the page manages its own history entry, if any.
  useBackCloses(open && !beside, () => {
    if (!locked) onOpenChange(false);
  });
  const onChange = (next: boolean, { event }: { event: Event }) => {
    if (next || !(locked || isOnToast(event))) onOpenChange(next);
  };
  const content = (
    <Base.Portal>
      {!beside && (
        // Dims another dialog below it too, which would compete with it otherwise.
        <Base.Backdrop
          forceRender
          className={classNames("fixed inset-0 z-overlay", FADE, TONES[tone].backdrop)}
        />
      )}
      <Base.Popup
        // With everything in it disabled, it can still be scrolled by keyboard.
        {...(locked ? { tabIndex: 0 } : {})}
        initialFocus={initialFocus}
        finalFocus={finalFocus}
        // React passes events on to the component that renders the dialog, where a form may be around it.
        onSubmit={(event) => event.stopPropagation()}
        className={classNames("fixed z-overlay shadow-overlay", FADE, TONES[tone].popup, className)}
      >
        {children}
      </Base.Popup>
    </Base.Portal>
  );
  return alert ? (
    <AlertDialog.Root open={open} onOpenChange={onChange}>
      {content}
    </AlertDialog.Root>
  ) : (
    <Base.Root open={open} onOpenChange={onChange} modal={!beside} disablePointerDismissal={beside}>
      {content}
    </Base.Root>
  );
}

interface DialogTitleProps {
  children: ReactNode;
  className?: string | undefined;
}

export function DialogTitle({ children, className }: DialogTitleProps) {
  return <Base.Title className={classNames("font-display text-title", className)}>{children}</Base.Title>;
}

const DESCRIPTION_TONES = { paper: "text-ink-soft", ink: "text-paper/80 text-small" };

interface DialogDescriptionProps {
  /** Of the shell around it. */
  tone?: keyof typeof TONES | undefined;
  children: ReactNode;
  className?: string | undefined;
}

export function DialogDescription({ tone = "paper", children, className }: DialogDescriptionProps) {
  return (
    <Base.Description className={classNames(DESCRIPTION_TONES[tone], className)}>{children}</Base.Description>
  );
}

export const DialogClose = Base.Close;
