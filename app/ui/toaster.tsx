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

/** Where toasts appear; calls back once they can. */
export function Toaster({ onReady }: { onReady: (show: ShowToast) => void }) {
  useEffect(() => onReady(toast), [onReady]);
  return (
    <Sonner
      position="top-center"
      richColors
      closeButton
      style={LOOKS}
      toastOptions={{ className: "font-sans" }}
    />
  );
}
