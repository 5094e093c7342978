import { SectionLoading } from "#app/dashboard/frame/dashboard-loading.tsx";
import { lazyPart } from "#app/loading/lazy-part.tsx";

const AnalyticsPanel = lazyPart(
  async () => (await import("#app/dashboard/analytics/analytics-panel.tsx")).AnalyticsPanel,
  {
    when: "mounted",
    isQuiet: false,
  },
);

export default function DashboardAnalytics() {
  return <AnalyticsPanel fallback={<SectionLoading />} />;
}
