import { lazyOverlay } from "#app/ui/lazy-overlay.tsx";

export const LazyBoardNameDialog = lazyOverlay(
  async () => (await import("#app/features/boards/components/board-name-dialog.tsx")).BoardNameDialog,
);
