import { type CSSProperties, useEffect } from "react";
import { Toaster as Sonner, toast } from "sonner";
import * as messages from "#app/ui/toaster-messages.ts";

export type ShowToast = typeof toast;

/** sonner's own colours have too little contrast. */
const COLOURS = {
  "--border-radius": "0",
  "--success-bg": "var(--color-emerald-tint)",
  "--success-border": "var(--color-emerald)",
  "--success-text": "var(--color-emerald)",
  "--error-bg": "var(--color-danger-tint)",
  "--error-border": "var(--color-danger)",
  "--error-text": "var(--color-danger)",
  "--info-bg": "var(--color-sapphire-tint)",
  "--info-border": "var(--color-sapphire)",
  "--info-text": "var(--color-sapphire)",
} as CSSProperties;

/** Below the header, so that the cart's badge stays visible. */
const BELOW_HEADER = { top: "calc(var(--header-height) + 0.75rem)" };
/** On a phone, above the buttons of a form, which take the whole width. */
const MOBILE_OFFSET = { ...BELOW_HEADER, bottom: "4.75rem" };
/** At the end of the line with a 44 px target; sonner's own is 20 px and overlaps the corner. */
const CLOSE_BUTTON =
  "top-1/2! right-1! left-auto! size-11! -translate-y-1/2 transform-none! border-0! bg-transparent! [&>svg]:size-4";
/** sonner's own is 24 px high. */
const ACTION_BUTTON = "h-9! rounded-none! bg-ink! px-4! font-sans! text-small! text-paper!";
/** Styled like Notice. */
const TOAST = "border-0! border-l-2! border-solid! pr-13! font-sans text-small!";

/** Calls `onReady` once it is mounted. */
export function Toaster({ onReady }: { onReady: (show: ShowToast) => void }) {
  useEffect(() => onReady(toast), [onReady]);
  return (
    <Sonner
      position="top-center"
      offset={BELOW_HEADER}
      mobileOffset={MOBILE_OFFSET}
      richColors
      closeButton
      containerAriaLabel={messages.toasts}
      style={COLOURS}
      toastOptions={{
        className: TOAST,
        closeButtonAriaLabel: messages.closeToast,
        classNames: { closeButton: CLOSE_BUTTON, actionButton: ACTION_BUTTON },
      }}
    />
  );
}
