import { lazyPart } from "#app/loading/lazy-part.tsx";

export const LazyBoardNameDialog = lazyPart(
  async () => (await import("#app/features/boards/board-name-dialog.tsx")).BoardNameDialog,
  { when: "open" },
);
