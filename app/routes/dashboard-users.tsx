import { dashboardSection } from "#app/dashboard/frame/dashboard-section.tsx";

export default dashboardSection(
  "users",
  async () => (await import("#app/dashboard/users/users-panel.tsx")).UsersPanel,
);
