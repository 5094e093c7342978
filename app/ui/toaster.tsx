import { useEffect } from "react";
import { Toaster as Sonner, toast } from "sonner";

export type ShowToast = typeof toast;

/** Where toasts appear; calls back once they can. */
export function Toaster({ onReady }: { onReady: (show: ShowToast) => void }) {
  useEffect(() => onReady(toast), [onReady]);
  return <Sonner position="top-center" richColors closeButton toastOptions={{ className: "font-sans" }} />;
}
