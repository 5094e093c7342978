import { Outlet, useLocation } from "react-router";
import { IdentityDialog } from "#app/features/account/components/identity-dialog.tsx";
import { PrivateScreen } from "#app/features/account/components/private-screen.tsx";
import { AccessDenied } from "#app/features/admin/frame/access-denied.tsx";
import { AdminSidebar } from "#app/features/admin/frame/admin-sidebar.tsx";
import { DashboardLoading } from "#app/features/admin/frame/dashboard-loading.tsx";
import { sectionAt } from "#app/features/admin/frame/sections.ts";
import { PageMeta } from "#app/lib/page-meta.tsx";

/** Around every section of the dashboard: for administrators only, with its navigation. */
export default function DashboardLayout() {
  const { label, title = label, path } = sectionAt(useLocation().pathname);
  return (
    <>
      <PageMeta title={title} description="The shop's dashboard." path={path} />
      <meta name="robots" content="noindex" />
      <PrivateScreen waiting={<DashboardLoading />}>
        {(user) =>
          user.isUserAdmin ? (
            <div className="xl:flex">
              <AdminSidebar />
              <Outlet />
              <IdentityDialog user={user} />
            </div>
          ) : (
            <AccessDenied />
          )
        }
      </PrivateScreen>
    </>
  );
}
