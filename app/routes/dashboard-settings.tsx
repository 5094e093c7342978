import { SectionLoading } from "#app/dashboard/frame/dashboard-loading.tsx";
import { lazyPart } from "#app/loading/lazy-part.tsx";

const SettingsPanel = lazyPart(
  async () => (await import("#app/dashboard/settings/settings-panel.tsx")).SettingsPanel,
  {
    when: "mounted",
    isQuiet: false,
  },
);

export default function DashboardSettings() {
  return <SettingsPanel fallback={<SectionLoading />} />;
}
