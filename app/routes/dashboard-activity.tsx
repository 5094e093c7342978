import { dashboardSection } from "#app/features/admin/frame/dashboard-section.tsx";

export default dashboardSection(
  "activity",
  async () => (await import("#app/features/admin/activity/activity-panel.tsx")).ActivityPanel,
);
