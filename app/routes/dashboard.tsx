import { dashboardSection } from "#app/dashboard/frame/dashboard-section.tsx";

export default dashboardSection(
  "outfits",
  async () => (await import("#app/dashboard/dashboard.tsx")).Dashboard,
);
