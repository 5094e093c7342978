import { dashboardSection } from "#app/dashboard/frame/dashboard-section.tsx";

export default dashboardSection(
  "analytics",
  async () => (await import("#app/dashboard/analytics/analytics-panel.tsx")).AnalyticsPanel,
);
