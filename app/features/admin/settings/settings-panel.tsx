import { useQuery } from "@tanstack/react-query";
import { settingsQuery } from "#app/features/admin/api/settings.ts";
import { CatalogueSkeleton } from "#app/features/admin/frame/catalogue-skeleton.tsx";
import { DashboardFrame } from "#app/features/admin/frame/dashboard-frame.tsx";
import { SectionFailure } from "#app/features/admin/frame/section-failure.tsx";
import { SettingForms } from "#app/features/admin/settings/setting-forms.tsx";

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
        <SectionFailure title="The settings could not be loaded" onRetry={() => void refetch()} />
      )}
    </DashboardFrame>
  );
}
