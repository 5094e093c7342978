import { SectionLoading } from "#app/dashboard/frame/dashboard-loading.tsx";
import { lazyPart } from "#app/loading/lazy-part.tsx";

const LinksPanel = lazyPart(async () => (await import("#app/dashboard/links/links-panel.tsx")).LinksPanel, {
  when: "mounted",
  isQuiet: false,
});

export default function DashboardLinks() {
  return <LinksPanel fallback={<SectionLoading />} />;
}
