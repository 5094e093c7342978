import { SectionLoading } from "#app/dashboard/frame/dashboard-loading.tsx";
import { lazyPart } from "#app/loading/lazy-part.tsx";

const UsersPanel = lazyPart(async () => (await import("#app/dashboard/users/users-panel.tsx")).UsersPanel, {
  when: "mounted",
  isQuiet: false,
});

export default function DashboardUsers() {
  return <UsersPanel fallback={<SectionLoading />} />;
}
