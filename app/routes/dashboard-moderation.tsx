import { SectionLoading } from "#app/dashboard/frame/dashboard-loading.tsx";
import { lazyPart } from "#app/loading/lazy-part.tsx";

const ModerationPanel = lazyPart(
  async () => (await import("#app/dashboard/moderation/moderation-panel.tsx")).ModerationPanel,
  {
    when: "mounted",
    isQuiet: false,
  },
);

export default function DashboardModeration() {
  return <ModerationPanel fallback={<SectionLoading />} />;
}
