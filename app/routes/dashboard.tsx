import { useQuery } from "@tanstack/react-query";
import { PrivateScreen } from "#app/features/account/components/private-screen.tsx";
import { AccessDenied } from "#app/features/admin/frame/access-denied.tsx";
import { DashboardLoading } from "#app/features/admin/frame/dashboard-loading.tsx";
import { PageMeta } from "#app/lib/page-meta.tsx";
import { Button } from "#app/ui/button.tsx";
import { codeQuery } from "#app/ui/code-query.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";

const dashboardCode = codeQuery(
  "dashboard",
  async () => (await import("#app/features/admin/dashboard.tsx")).Dashboard,
);

export default function DashboardRoute() {
  return (
    <>
      <PageMeta title="Outfit Management" description="The shop's dashboard." path="/dashboard" />
      <meta name="robots" content="noindex" />
      <PrivateScreen waiting={<DashboardLoading />}>
        {(user) => (user.isUserAdmin ? <AdminDashboard /> : <AccessDenied />)}
      </PrivateScreen>
    </>
  );
}

/** Shoppers do not fetch its code. */
function AdminDashboard() {
  const { data: Dashboard, isError, isFetching, refetch } = useQuery(dashboardCode);
  if (Dashboard) return <Dashboard />;
  if (!isError) return <DashboardLoading />;
  return (
    <EmptyState
      title="The dashboard could not be loaded"
      text="Please check your connection and try again."
      action={
        <Button variant="secondary" busy={isFetching} onClick={() => void refetch()}>
          Try again
        </Button>
      }
    />
  );
}
