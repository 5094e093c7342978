import { dashboardSection } from "#app/features/admin/frame/dashboard-section.tsx";

export default dashboardSection(
  "links",
  async () => (await import("#app/features/admin/links/links-panel.tsx")).LinksPanel,
);
