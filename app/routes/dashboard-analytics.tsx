import { dashboardSection } from "#app/features/admin/frame/dashboard-section.tsx";

export default dashboardSection(
  "analytics",
  async () => (await import("#app/features/admin/analytics/analytics-panel.tsx")).AnalyticsPanel,
);
