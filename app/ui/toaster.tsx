import { type CSSProperties, useEffect } from "react";
import { Toaster as Sonner, toast } from "sonner";

export type ShowToast = typeof toast;

/** The house's own looks: sonner's colours are too pale to be read by everybody. */
const LOOKS = {
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

/** The header stays in sight, with the badge that a message may be about. */
const BELOW_HEADER = { top: "calc(var(--header-height) + 0.75rem)" };
/** At the end of the line, and as large as a finger; sonner's own hangs over the corner and is 20 px. */
const CLOSE_BUTTON =
  "top-1/2! right-1! left-auto! size-11! -translate-y-1/2 transform-none! border-0! bg-transparent! [&>svg]:size-4";
/** Like a notice in the page. */
const TOAST = "border-0! border-l-2! border-solid! pr-13! font-sans text-small!";

/** Where toasts appear; calls back once they can. */
export function Toaster({ onReady }: { onReady: (show: ShowToast) => void }) {
  useEffect(() => onReady(toast), [onReady]);
  return (
    <Sonner
      position="top-center"
      offset={BELOW_HEADER}
      mobileOffset={BELOW_HEADER}
      richColors
      closeButton
      style={LOOKS}
      toastOptions={{ className: TOAST, classNames: { closeButton: CLOSE_BUTTON } }}
    />
  );
}
