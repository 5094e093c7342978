import { useQuery } from "@tanstack/react-query";
import type { ComponentType } from "react";
import { SectionLoading } from "#app/dashboard/frame/dashboard-loading.tsx";
import { codeQuery } from "#app/loading/code-query.ts";
import { LoadFailure } from "#app/ui/load-failure.tsx";

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
      <LoadFailure
        look="block"
        text="The dashboard could not be loaded"
        advice="Please check your connection and try again."
        busy={isFetching}
        onRetry={() => void refetch()}
      />
    );
  };
}
