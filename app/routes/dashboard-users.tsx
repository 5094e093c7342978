import { dashboardSection } from "#app/features/admin/frame/dashboard-section.tsx";

export default dashboardSection(
  "users",
  async () => (await import("#app/features/admin/users/users-panel.tsx")).UsersPanel,
);
