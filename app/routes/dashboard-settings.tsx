import { dashboardSection } from "#app/dashboard/frame/dashboard-section.tsx";

export default dashboardSection(
  "settings",
  async () => (await import("#app/dashboard/settings/settings-panel.tsx")).SettingsPanel,
);
