import { create } from "zustand";
import { showPageMessage } from "#app/ui/page-status.tsx";
import type { ShowToast, Toaster } from "#app/ui/toaster.tsx";
import { TOAST_MS } from "#contract/limits.ts";

/** Longest wait for the toaster's code. */
const TOASTER_TIMEOUT_MS = 3_000;

const useToaster = create<{ Toaster?: typeof Toaster }>(() => ({}));
let announceReady: (show: ShowToast) => void;
const ready = new Promise<ShowToast>((resolve) => {
  announceReady = resolve;
});

async function loadToaster(): Promise<void> {
  const timeout = new Promise<never>((_, reject) => setTimeout(reject, TOASTER_TIMEOUT_MS));
  const { Toaster } = await Promise.race([import("#app/ui/toaster.tsx"), timeout]);
  useToaster.setState({ Toaster });
}

/** Loads the toaster ahead, for screens whose toasts report network failures. */
export function prepareToasts(): void {
  loadToaster().catch(() => undefined);
}

interface ToastParts {
  action?: { label: string; onClick: () => void } | undefined;
  /** At the foot of the window, where the buttons of a long form are: at the top it would cover fields. */
  position?: "bottom-center";
}

/**
 * Shows a message at the top for a while and announces it. The first call loads the toaster; without its code
 * the page shows the message.
 */
export async function showToast(
  kind: "success" | "error" | "info",
  message: string,
  duration = TOAST_MS,
  parts: ToastParts = {},
): Promise<void> {
  try {
    const toast = await openToaster();
    toast[kind](message, { duration, ...parts });
  } catch {
    showPageMessage(message, { tone: kind === "error" ? "danger" : kind });
  }
}

/** Rejects if the toaster's code cannot be loaded. */
export async function openToaster(): Promise<ShowToast> {
  await loadToaster();
  return ready;
}

/** Renders nothing until the first toast. Rendered once, in the root. */
export function ToastOutlet() {
  const { Toaster } = useToaster();
  return Toaster && <Toaster onReady={announceReady} />;
}
