import { lazy, Suspense } from "react";
import { create } from "zustand";
import type { ShowToast } from "#app/ui/toaster.tsx";
import { TOAST_MS } from "#contract/limits.ts";

const Toaster = lazy(() => import("#app/ui/toaster.tsx").then((module) => ({ default: module.Toaster })));

const useToasterWanted = create(() => false);
let announceReady: (show: ShowToast) => void;
const ready = new Promise<ShowToast>((resolve) => {
  announceReady = resolve;
});

/** Loads the toaster before the first toast, for screens that must be able to report a network failure. */
export function prepareToasts(): void {
  useToasterWanted.setState(true);
}

/** Shows a message at the top for a while and announces it. The first call loads the toaster. */
export async function showToast(
  kind: "success" | "error" | "info",
  message: string,
  duration = TOAST_MS,
): Promise<void> {
  prepareToasts();
  const toast = await ready;
  toast[kind](message, { duration });
}

/** Renders the toaster once the first toast is wanted. Rendered once, in the root. */
export function ToastPlace() {
  return (
    useToasterWanted() && (
      <Suspense>
        <Toaster onReady={announceReady} />
      </Suspense>
    )
  );
}
