import { useQuery } from "@tanstack/react-query";
import { PrivateScreen } from "#app/features/account/components/private-screen.tsx";
import { AccessDenied } from "#app/features/admin/frame/access-denied.tsx";
import { DashboardLoading } from "#app/features/admin/frame/dashboard-loading.tsx";
import { PageMeta } from "#app/lib/page-meta.tsx";
import { codeQuery } from "#app/ui/code-query.ts";
import { LoadFailure } from "#app/ui/load-failure.tsx";

const panelCode = codeQuery(
  "links panel",
  async () => (await import("#app/features/admin/links/links-panel.tsx")).LinksPanel,
);

export default function DashboardLinksRoute() {
  return (
    <>
      <PageMeta title="Links" description="The shop's purchase links." path="/dashboard/links" />
      <meta name="robots" content="noindex" />
      <PrivateScreen waiting={<DashboardLoading />}>
        {(user) => (user.isUserAdmin ? <Panel /> : <AccessDenied />)}
      </PrivateScreen>
    </>
  );
}

/** Shoppers do not fetch its code. */
function Panel() {
  const { data: LinksPanel, isError, refetch } = useQuery(panelCode);
  if (LinksPanel) return <LinksPanel />;
  if (!isError) return <DashboardLoading />;
  return <LoadFailure text="The links could not be loaded." onRetry={() => void refetch()} />;
}
