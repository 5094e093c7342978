import { dashboardSection } from "#app/dashboard/frame/dashboard-section.tsx";

export default dashboardSection(
  "moderation",
  async () => (await import("#app/dashboard/moderation/moderation-panel.tsx")).ModerationPanel,
);
