import { dashboardSection } from "#app/features/admin/frame/dashboard-section.tsx";

export default dashboardSection(
  "settings",
  async () => (await import("#app/features/admin/settings/settings-panel.tsx")).SettingsPanel,
);
