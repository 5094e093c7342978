import { X } from "lucide";
import { classNames } from "#app/ui/class-names.ts";
import * as messages from "#app/ui/dialog-messages.ts";
import {
  DialogClose,
  DialogDescription,
  DialogShell,
  type DialogShellProps,
  DialogTitle,
} from "#app/ui/dialog-shell.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";

/** Position, size and padding. */
const SHAPES = {
  centre:
    "top-1/2 left-1/2 max-h-inset-height w-136 max-w-inset-width -translate-x-1/2 -translate-y-1/2 p-6 data-ending-style:scale-98 data-starting-style:scale-98 sm:p-8",
  broad:
    "top-1/2 left-1/2 max-h-inset-height w-176 max-w-inset-width -translate-x-1/2 -translate-y-1/2 p-6 data-ending-style:scale-98 data-starting-style:scale-98 sm:p-8",
  wide: "inset-0 px-5 pt-5 sm:inset-x-auto sm:inset-y-4 sm:left-1/2 sm:w-264 sm:max-w-inset-width sm:-translate-x-1/2 sm:px-8 sm:pt-7",
  full: "inset-0 px-5 pt-5 sm:inset-4 sm:px-8 sm:pt-7",
  side: "inset-y-0 right-0 w-104 max-w-screen px-6 pt-4 pb-8 data-ending-style:translate-x-6 data-starting-style:translate-x-6",
  sheet:
    "inset-x-0 bottom-0 max-h-[85dvh] px-(--page-margin) pt-5 pb-[max(1.5rem,env(safe-area-inset-bottom))] data-ending-style:translate-y-4 data-starting-style:translate-y-4",
  corner:
    "inset-x-0 bottom-0 h-[min(40rem,85dvh)] border border-line p-5 data-ending-style:translate-y-4 data-starting-style:translate-y-4 sm:inset-x-auto sm:right-6 sm:bottom-24 sm:h-[min(40rem,calc(100dvh-var(--header-height)-8rem))] sm:w-104",
};

const MARKS = { danger: "bg-danger", warning: "bg-gold", info: "bg-sapphire" };
export type DialogMark = keyof typeof MARKS;

export interface DialogProps
  extends Pick<
    DialogShellProps,
    "open" | "onOpenChange" | "alert" | "beside" | "initialFocus" | "locked" | "finalFocus" | "children"
  > {
  title: string;
  description?: string | undefined;
  /**
   * centre: a card; broad: a wider card; wide: a long form, which fills a phone's screen; full: fills every screen; side: a sheet at
   * the right; sheet: at the foot of a phone; corner: at the lower right, or at the foot of a phone.
   */
  shape?: keyof typeof SHAPES | undefined;
  /** Sets the colour of the line along the top edge. */
  mark?: DialogMark | undefined;
  /** No padding at the foot of a wide dialog: a sticky bar of buttons ends it. */
  footed?: boolean | undefined;
}

/**
 * A modal dialog (unless `beside`) with a title and a close button. Load what uses it lazily: it is not part
 * of any first load.
 */
export function Dialog({
  title,
  description,
  shape = "centre",
  mark,
  footed,
  locked,
  alert,
  children,
  ...shell
}: DialogProps) {
  return (
    <DialogShell
      {...shell}
      alert={alert}
      locked={locked}
      className={classNames(
        "flex flex-col overflow-y-auto overscroll-contain",
        SHAPES[shape],
        (shape === "wide" || shape === "full") && (footed ? "scroll-pb-40" : "pb-8"),
      )}
    >
      {mark && <div aria-hidden="true" className={classNames("absolute inset-x-0 top-0 h-1", MARKS[mark])} />}
      <div className="flex items-start justify-between gap-4">
        <DialogTitle>{title}</DialogTitle>
        {!locked && !alert && (
          <DialogClose render={<IconButton label={messages.close} className="-mt-2.5 -mr-2.5" />}>
            <Icon of={X} weight="bold" />
          </DialogClose>
        )}
      </div>
      {description && <DialogDescription className="mt-2">{description}</DialogDescription>}
      {children}
    </DialogShell>
  );
}
