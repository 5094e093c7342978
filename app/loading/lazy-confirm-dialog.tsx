import { lazyPart } from "#app/loading/lazy-part.tsx";

/** Fetches the code of the confirmation dialog, so that it opens at once and also without a network. */
export async function loadConfirmDialog() {
  return (await import("#app/ui/confirm-dialog.tsx")).ConfirmDialog;
}

export const LazyConfirmDialog = lazyPart(loadConfirmDialog, { when: "open" });
