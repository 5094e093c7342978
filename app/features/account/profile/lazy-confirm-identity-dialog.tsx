import { lazyOverlay } from "#app/loading/lazy-overlay.tsx";

export const LazyConfirmIdentityDialog = lazyOverlay(
  async () =>
    (await import("#app/features/account/profile/confirm-identity-dialog.tsx")).ConfirmIdentityDialog,
);
