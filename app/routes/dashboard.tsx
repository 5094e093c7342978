import { SectionLoading } from "#app/dashboard/frame/dashboard-loading.tsx";
import { lazyPart } from "#app/loading/lazy-part.tsx";

const Dashboard = lazyPart(async () => (await import("#app/dashboard/dashboard.tsx")).Dashboard, {
  when: "mounted",
  isQuiet: false,
});

export default function DashboardOutfits() {
  return <Dashboard fallback={<SectionLoading />} />;
}
