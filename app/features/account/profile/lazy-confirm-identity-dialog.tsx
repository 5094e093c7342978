import { lazyPart } from "#app/loading/lazy-part.tsx";

export const LazyConfirmIdentityDialog = lazyPart(
  async () =>
    (await import("#app/features/account/profile/confirm-identity-dialog.tsx")).ConfirmIdentityDialog,
  { when: "open" },
);
