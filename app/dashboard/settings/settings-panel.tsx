import { useQuery } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { DashboardFrame } from "#app/dashboard/frame/dashboard-frame.tsx";
import { Loaded } from "#app/dashboard/frame/loaded.tsx";
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
import { TextLink } from "#app/ui/text-link.tsx";
import {
  SETTING_KEYS,
  SETTING_LABELS,
  type SettingKey,
  type ShopSettings,
} from "#contract/shop/shop-settings.ts";

export function SettingsPanel() {
  const query = useQuery(settingsQuery);
  return (
    <DashboardFrame
      title="Settings"
      text="What visitors read about your shop, and what it does by itself. A saved change applies at once."
    >
      <Loaded query={query} failure="The settings could not be loaded">
        {(settings) => <SettingForms settings={settings} />}
      </Loaded>
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
              <TextLink to={`#${setting}`} replace size="small">
                {SETTING_LABELS[setting]}
              </TextLink>
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
