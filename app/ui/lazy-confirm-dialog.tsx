import { lazyOverlay } from "#app/loading/lazy-overlay.tsx";

/** Fetches the code of the confirmation dialog, so that it opens at once and also without a network. */
export async function loadConfirmDialog() {
  return (await import("#app/ui/confirm-dialog.tsx")).ConfirmDialog;
}

export const LazyConfirmDialog = lazyOverlay(loadConfirmDialog);
