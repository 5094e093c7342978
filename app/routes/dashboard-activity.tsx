import { dashboardSection } from "#app/dashboard/frame/dashboard-section.tsx";

export default dashboardSection(
  "activity",
  async () => (await import("#app/dashboard/activity/activity-panel.tsx")).ActivityPanel,
);
