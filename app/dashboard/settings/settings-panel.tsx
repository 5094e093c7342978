import { useQuery } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { DashboardFrame } from "#app/dashboard/frame/dashboard-frame.tsx";
import { CatalogueSkeleton } from "#app/dashboard/frame/dashboard-loading.tsx";
import { SectionFailure } from "#app/dashboard/frame/section-failure.tsx";
import { useNavigationGuard } from "#app/dashboard/frame/use-navigation-guard.ts";
import { AffiliateForm } from "#app/dashboard/settings/affiliate-form.tsx";
import { ClaimsForm } from "#app/dashboard/settings/claims-form.tsx";
import { GrievanceForm } from "#app/dashboard/settings/grievance-form.tsx";
import { PricesSwitch } from "#app/dashboard/settings/prices-switch.tsx";
import { settingsQuery } from "#app/dashboard/settings/settings-api.ts";
import { TestimonialsForm } from "#app/dashboard/settings/testimonials-form.tsx";
import type { SettingFormProps } from "#app/dashboard/settings/use-setting-form.ts";
import { WordListForm } from "#app/dashboard/settings/word-list-form.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { Link } from "#app/ui/link.tsx";
import {
  SETTING_KEYS,
  SETTING_LABELS,
  type SettingKey,
  type ShopSettings,
} from "#contract/shop/shop-settings.ts";

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

/** A form for each setting. Leaving with unsaved input in any of them asks first. */
function SettingForms({ settings }: { settings: ShopSettings }) {
  const [unsaved, setUnsaved] = useState<Partial<Record<SettingKey, boolean>>>({});
  const onUnsaved = useCallback<SettingFormProps["onUnsaved"]>(
    (setting, isUnsaved) => setUnsaved((former) => ({ ...former, [setting]: isUnsaved })),
    [],
  );
  const { isAsking, stay, discard } = useNavigationGuard(Object.values(unsaved).includes(true));
  const form = { settings, onUnsaved };

  return (
    <>
      <nav aria-label="Settings">
        <ul className="flex flex-wrap gap-x-7">
          {SETTING_KEYS.map((setting) => (
            <li key={setting}>
              <Link to={`#${setting}`} replace className="inline-flex min-h-11 items-center text-small">
                <span className="link-line">{SETTING_LABELS[setting]}</span>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <ClaimsForm {...form} />
      <TestimonialsForm {...form} />
      <GrievanceForm {...form} />
      <PricesSwitch settings={settings} />
      <AffiliateForm {...form} />
      <WordListForm {...form} />
      <ConfirmDialog
        open={isAsking}
        title="Leave without saving?"
        message="What you have entered here will be lost."
        onClose={stay}
        onConfirm={discard}
        type="warning"
        confirmLabel="Discard"
      />
    </>
  );
}
