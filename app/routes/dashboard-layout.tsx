import { Outlet, useLocation, useParams } from "react-router";
import { AccessDenied } from "#app/dashboard/frame/access-denied.tsx";
import { AdminSidebar } from "#app/dashboard/frame/admin-sidebar.tsx";
import { DashboardLoading } from "#app/dashboard/frame/dashboard-loading.tsx";
import { sectionAt } from "#app/dashboard/frame/sections.ts";
import { findSettingsSection } from "#app/dashboard/settings/settings-sections.ts";
import { PageMeta } from "#app/entities/settings/page-meta.tsx";
import { PrivateScreen } from "#app/features/account/private-screen.tsx";
import { IdentityDialog } from "#app/features/account/profile/identity-dialog.tsx";

/** Around every section of the dashboard, for administrators only. */
export default function DashboardLayout() {
  const { pathname } = useLocation();
  const { label, title = label, path } = sectionAt(pathname);
  const setting = findSettingsSection(useParams().section)?.title;
  return (
    <>
      <PageMeta title={setting ?? title} description="The shop's dashboard." path={path} />
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
