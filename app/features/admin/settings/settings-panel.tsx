import { useQuery } from "@tanstack/react-query";
import { settingsQuery } from "#app/features/admin/api/settings.ts";
import { CatalogueSkeleton } from "#app/features/admin/frame/catalogue-skeleton.tsx";
import { DashboardFrame } from "#app/features/admin/frame/dashboard-frame.tsx";
import { SettingForms } from "#app/features/admin/settings/setting-forms.tsx";
import { Button } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";

/** What the shop's owner decides about the shop. */
export function SettingsPanel() {
  const { data, isFetching, refetch } = useQuery(settingsQuery);
  return (
    <DashboardFrame
      title="Settings"
      text="What visitors read about your shop, and what it does by itself. A saved change applies at once."
    >
      {data ? (
        <SettingForms settings={data} />
      ) : isFetching ? (
        <CatalogueSkeleton />
      ) : (
        <EmptyState
          title="The settings could not be loaded"
          text="Nothing is lost. Please check your connection and try again."
          action={
            <Button variant="secondary" onClick={() => void refetch()}>
              Try again
            </Button>
          }
        />
      )}
    </DashboardFrame>
  );
}
