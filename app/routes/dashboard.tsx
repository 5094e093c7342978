import { lazy, Suspense } from "react";
import { PrivateScreen } from "#app/features/account/components/private-screen.tsx";
import { AccessDenied } from "#app/features/admin/frame/access-denied.tsx";
import { DashboardLoading } from "#app/features/admin/frame/dashboard-loading.tsx";
import { PageMeta } from "#app/lib/page-meta.tsx";

const Dashboard = lazy(() =>
  import("#app/features/admin/dashboard.tsx").then((module) => ({ default: module.Dashboard })),
);

export default function DashboardRoute() {
  return (
    <>
      <PageMeta title="Outfit Management" description="The shop's dashboard." path="/dashboard" />
      <meta name="robots" content="noindex" />
      <PrivateScreen waiting={<DashboardLoading />}>
        {(user) =>
          user.isUserAdmin ? (
            <Suspense fallback={<DashboardLoading />}>
              <Dashboard />
            </Suspense>
          ) : (
            <AccessDenied />
          )
        }
      </PrivateScreen>
    </>
  );
}
