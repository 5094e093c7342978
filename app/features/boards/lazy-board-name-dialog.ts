import { lazyOverlay } from "#app/loading/lazy-overlay.tsx";

export const LazyBoardNameDialog = lazyOverlay(
  async () => (await import("#app/features/boards/board-name-dialog.tsx")).BoardNameDialog,
);
