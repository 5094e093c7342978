import { useQuery } from "@tanstack/react-query";
import { CatalogueSkeleton } from "#app/dashboard/frame/catalogue-skeleton.tsx";
import { DashboardFrame } from "#app/dashboard/frame/dashboard-frame.tsx";
import { SectionFailure } from "#app/dashboard/frame/section-failure.tsx";
import { SettingForms } from "#app/dashboard/settings/setting-forms.tsx";
import { settingsQuery } from "#app/dashboard/settings/settings-api.ts";

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
