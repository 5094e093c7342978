import { dashboardSection } from "#app/features/admin/frame/dashboard-section.tsx";

export default dashboardSection(
  "moderation",
  async () => (await import("#app/features/admin/moderation/moderation-panel.tsx")).ModerationPanel,
);
