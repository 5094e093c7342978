import type { ReactNode } from "react";
import { AdminSidebar } from "#app/features/admin/frame/admin-sidebar.tsx";

interface DashboardFrameProps {
  /** The section that is shown; the outfits by default. */
  section?: "outfits" | "links";
  title?: string;
  text?: string;
  /** Actions on the whole catalogue, to the right of the heading. */
  actions: ReactNode;
  children: ReactNode;
}

/** The layout of the dashboard, also while it loads. */
export function DashboardFrame({
  section = "outfits",
  title = "Outfit Management",
  text = "All outfits in your shop, active and inactive.",
  actions,
  children,
}: DashboardFrameProps) {
  return (
    <div className="xl:flex">
      <AdminSidebar isOutfits={section === "outfits"} />
      <div className="min-w-0 flex-1 px-(--page-margin) py-8 sm:py-10 xl:px-8 2xl:px-14">
        <header className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
          <div>
            <h1 tabIndex={-1} className="font-display text-display-s">
              {title}
            </h1>
            <p className="mt-1 text-ink-soft text-small">{text}</p>
          </div>
          <div className="flex flex-wrap items-center gap-3 max-sm:w-full min-[22rem]:max-sm:grid min-[22rem]:max-sm:grid-cols-2">
            {actions}
          </div>
        </header>
        <div className="mt-7 grid gap-7 sm:mt-8 sm:gap-8">{children}</div>
      </div>
    </div>
  );
}
