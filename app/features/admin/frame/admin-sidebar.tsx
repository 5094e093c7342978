import ChartNoAxesColumn from "lucide-react/icons/chart-no-axes-column";
import House from "lucide-react/icons/house";
import LayoutDashboard from "lucide-react/icons/layout-dashboard";
import Settings from "lucide-react/icons/settings";
import Users from "lucide-react/icons/users";
import { Eyebrow } from "#app/ui/eyebrow.tsx";
import { Link } from "#app/ui/link.tsx";

const ICON = { "aria-hidden": true, className: "size-4.5 shrink-0 stroke-[1.5]" };
const COMING = [
  ["Users", <Users key="users" {...ICON} />],
  ["Analytics", <ChartNoAxesColumn key="analytics" {...ICON} />],
  ["Settings", <Settings key="settings" {...ICON} />],
] as const;

const ENTRY =
  "flex min-h-11 w-full items-center gap-3 px-3 text-small whitespace-nowrap max-lg:w-11 max-lg:justify-center xl:px-4 xl:text-left";
/** In a narrow window only the icons are visible; the labels stay for assistive technology. */
const LABEL = "max-lg:sr-only";

interface AdminSidebarProps {
  /** Whether the outfits are shown, to which "Dashboard" leads otherwise. */
  isOutfits: boolean;
}

/** The navigation of the dashboard: beside the content, or above it in a narrow window. */
export function AdminSidebar({ isOutfits }: AdminSidebarProps) {
  const dashboard = (
    <>
      <LayoutDashboard {...ICON} />
      <span className={LABEL}>Dashboard</span>
    </>
  );
  return (
    <div className="sticky top-0 z-bar bg-ink text-paper xl:h-dvh xl:w-56 xl:shrink-0">
      <div className="flex items-center justify-between gap-4 px-4 py-2 sm:px-(--page-margin) xl:h-full xl:flex-col xl:items-stretch xl:justify-start xl:gap-10 xl:px-4 xl:py-9">
        <p className="font-display text-lead [overflow-wrap:normal] leading-tight sm:text-title xl:px-4">
          Admin Panel
        </p>
        <nav aria-label="Admin Panel" className="[&_:focus-visible]:outline-paper">
          <ul className="flex sm:gap-1 xl:flex-col">
            <li>
              <Link to="/" data-tooltip="Home" className={`${ENTRY} transition-colors hover:bg-paper/10`}>
                <House {...ICON} />
                <span className={LABEL}>Home</span>
              </Link>
            </li>
            <li>
              {isOutfits ? (
                <span
                  aria-current="page"
                  data-tooltip="Dashboard"
                  className={`${ENTRY} bg-paper font-medium text-ink`}
                >
                  {dashboard}
                </span>
              ) : (
                <Link
                  to="/dashboard"
                  data-tooltip="Dashboard"
                  className={`${ENTRY} transition-colors hover:bg-paper/10`}
                >
                  {dashboard}
                </Link>
              )}
            </li>
            {COMING.map(([label, icon]) => (
              <li key={label}>
                <button
                  type="button"
                  // Not `disabled`: the keyboard reaches its tooltip.
                  aria-disabled="true"
                  data-tooltip={`${label}: coming soon`}
                  className={`${ENTRY} cursor-not-allowed text-paper/65`}
                >
                  {icon}
                  <span className={LABEL}>{label}</span>
                  <span className="sr-only">(coming soon)</span>
                  <Eyebrow as="span" tone="inverse" className="ml-auto hidden xl:inline">
                    <span aria-hidden="true">Soon</span>
                  </Eyebrow>
                </button>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </div>
  );
}
