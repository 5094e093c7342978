import {
  ChartLine,
  History,
  type IconNode,
  LayoutDashboard,
  Link as LinkIcon,
  MessageSquareWarning,
  Scissors,
  Settings,
  Shirt,
  Users,
} from "lucide";
import type { Waiting } from "#contract/dashboard/admin-outfits.ts";

export interface DashboardSection {
  path: string;
  label: string;
  /** Title of the document; the label by default. */
  title?: string;
  drawing: IconNode;
  /** What waits there for an administrator: the counts, each with the noun for it. */
  waiting?: readonly { count: keyof Waiting; one: string; many: string }[];
}

export const DASHBOARD_SECTIONS: readonly DashboardSection[] = [
  {
    path: "/dashboard",
    label: "Dashboard",
    title: "Outfit Management",
    drawing: LayoutDashboard,
    waiting: [{ count: "requests", one: "open request", many: "open requests" }],
  },
  {
    path: "/dashboard/links",
    label: "Links",
    drawing: LinkIcon,
    waiting: [{ count: "links", one: "dead link", many: "dead links" }],
  },
  { path: "/dashboard/pieces", label: "Pieces", drawing: Shirt },
  { path: "/dashboard/studio", label: "Studio", drawing: Scissors },
  {
    path: "/dashboard/moderation",
    label: "Moderation",
    drawing: MessageSquareWarning,
    waiting: [
      { count: "texts", one: "text to review", many: "texts to review" },
      { count: "looks", one: "look to review", many: "looks to review" },
    ],
  },
  { path: "/dashboard/users", label: "Users", drawing: Users },
  { path: "/dashboard/analytics", label: "Analytics", drawing: ChartLine },
  { path: "/dashboard/settings", label: "Settings", drawing: Settings },
  { path: "/dashboard/activity", label: "Activity", drawing: History },
];

/** Whether a path is that of the section, or below it; the first section has nothing below it. */
export function isWithin({ path }: DashboardSection, pathname: string): boolean {
  return pathname === path || (path !== DASHBOARD_SECTIONS[0]?.path && pathname.startsWith(`${path}/`));
}

/** The first section for an unknown path. */
export function sectionAt(pathname: string): DashboardSection {
  const section =
    DASHBOARD_SECTIONS.find((candidate) => isWithin(candidate, pathname)) ?? DASHBOARD_SECTIONS[0];
  if (!section) throw new Error("The dashboard has no section");
  return section;
}
