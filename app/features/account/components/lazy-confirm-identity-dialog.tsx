import { lazyOverlay } from "#app/ui/lazy-overlay.tsx";

export const LazyConfirmIdentityDialog = lazyOverlay(
  async () =>
    (await import("#app/features/account/components/confirm-identity-dialog.tsx")).ConfirmIdentityDialog,
);
