import { SectionLoading } from "#app/dashboard/frame/dashboard-loading.tsx";
import { lazyPart } from "#app/loading/lazy-part.tsx";

const ActivityPanel = lazyPart(
  async () => (await import("#app/dashboard/activity/activity-panel.tsx")).ActivityPanel,
  {
    when: "mounted",
    isQuiet: false,
  },
);

export default function DashboardActivity() {
  return <ActivityPanel fallback={<SectionLoading />} />;
}
