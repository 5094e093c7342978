import type { LucideIcon } from "lucide-react";
import ChartLine from "lucide-react/icons/chart-line";
import History from "lucide-react/icons/history";
import LayoutDashboard from "lucide-react/icons/layout-dashboard";
import LinkIcon from "lucide-react/icons/link";
import MessageSquareWarning from "lucide-react/icons/message-square-warning";
import Settings from "lucide-react/icons/settings";
import Users from "lucide-react/icons/users";
import type { Waiting } from "#contract/dashboard/admin-outfits.ts";

export interface DashboardSection {
  path: string;
  label: string;
  /** Title of the document, where it is not the label. */
  title?: string;
  drawing: LucideIcon;
  /** What waits there for an administrator, and what it is called. */
  waiting?: { count: keyof Waiting; noun: string };
}

export const DASHBOARD_SECTIONS: readonly DashboardSection[] = [
  {
    path: "/dashboard",
    label: "Dashboard",
    title: "Outfit Management",
    drawing: LayoutDashboard,
    waiting: { count: "requests", noun: "open requests" },
  },
  {
    path: "/dashboard/links",
    label: "Links",
    drawing: LinkIcon,
    waiting: { count: "links", noun: "dead links" },
  },
  {
    path: "/dashboard/moderation",
    label: "Moderation",
    drawing: MessageSquareWarning,
    waiting: { count: "texts", noun: "texts to review" },
  },
  { path: "/dashboard/users", label: "Users", drawing: Users },
  { path: "/dashboard/analytics", label: "Analytics", drawing: ChartLine },
  { path: "/dashboard/settings", label: "Settings", drawing: Settings },
  { path: "/dashboard/activity", label: "Activity", drawing: History },
];

/** The section at this path; the first for another one. */
export function sectionAt(pathname: string): DashboardSection {
  const section = DASHBOARD_SECTIONS.find(({ path }) => path === pathname) ?? DASHBOARD_SECTIONS[0];
  if (!section) throw new Error("The dashboard has no section");
  return section;
}
