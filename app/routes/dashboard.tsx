import { dashboardSection } from "#app/features/admin/frame/dashboard-section.tsx";

export default dashboardSection(
  "outfits",
  async () => (await import("#app/features/admin/dashboard.tsx")).Dashboard,
);
