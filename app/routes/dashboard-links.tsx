import { dashboardSection } from "#app/dashboard/frame/dashboard-section.tsx";

export default dashboardSection(
  "links",
  async () => (await import("#app/dashboard/links/links-panel.tsx")).LinksPanel,
);
