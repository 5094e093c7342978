import { useQuery } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { SectionLoading } from "#app/dashboard/frame/dashboard-loading.tsx";
import { codeQuery } from "#app/loading/code-query.ts";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";

/**
 * The route component of a section, which fetches the section's code; `name` tells it from that of others. If
 * the routes imported it themselves, what four sections share (dialogs, pagination, switches) would move into
 * the file that every screen of the shop loads first (the group "shared" in vite.config.ts).
 */
export function dashboardSection(name: string, load: () => Promise<ComponentType>) {
  const sectionCode = codeQuery(`dashboard ${name}`, load);

  return function DashboardSection() {
    const { data: Content, isError, isFetching, refetch } = useQuery(sectionCode);
    if (Content) return <Content />;
    if (!isError) return <SectionLoading />;
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
  };
}
