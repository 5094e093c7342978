import { SectionLoading } from "#app/dashboard/frame/dashboard-loading.tsx";
import { lazyPart } from "#app/loading/lazy-part.tsx";

const PiecesPanel = lazyPart(
  async () => (await import("#app/dashboard/pieces/pieces-panel.tsx")).PiecesPanel,
  { when: "mounted", isQuiet: false },
);

export default function DashboardPieces() {
  return <PiecesPanel fallback={<SectionLoading />} />;
}
