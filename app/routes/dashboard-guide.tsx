import { SectionLoading } from "#app/dashboard/frame/dashboard-loading.tsx";
import { lazyPart } from "#app/loading/lazy-part.tsx";

const Guide = lazyPart(async () => (await import("#app/dashboard/guide/guide.tsx")).Guide, {
  when: "mounted",
  isQuiet: false,
});

export default function DashboardGuide() {
  return <Guide fallback={<SectionLoading />} />;
}
