import { SectionLoading } from "#app/dashboard/frame/dashboard-loading.tsx";
import { lazyPart } from "#app/loading/lazy-part.tsx";

const StudioPanel = lazyPart(
  async () => (await import("#app/dashboard/studio/studio-panel.tsx")).StudioPanel,
  { when: "mounted", isQuiet: false },
);

export default function DashboardStudio() {
  return <StudioPanel fallback={<SectionLoading />} />;
}
