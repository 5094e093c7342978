import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { DashboardFrame } from "#app/dashboard/frame/dashboard-frame.tsx";
import { Loaded } from "#app/dashboard/frame/loaded.tsx";
import { useNavigationGuard } from "#app/dashboard/frame/use-navigation-guard.ts";
import { AffiliateForm } from "#app/dashboard/settings/affiliate-form.tsx";
import { ClaimsForm } from "#app/dashboard/settings/claims-form.tsx";
import { GrievanceForm } from "#app/dashboard/settings/grievance-form.tsx";
import { SettingSection } from "#app/dashboard/settings/setting-section.tsx";
import { changeSettings, settingsQuery } from "#app/dashboard/settings/settings-api.ts";
import { TestimonialsForm } from "#app/dashboard/settings/testimonials-form.tsx";
import type { SettingFormProps } from "#app/dashboard/settings/use-setting-form.ts";
import { WordListForm } from "#app/dashboard/settings/word-list-form.tsx";
import { failureText } from "#app/lib/failure-text.ts";
import { useSingleMutation } from "#app/lib/use-single-mutation.ts";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Switch } from "#app/ui/switch.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { showToast } from "#app/ui/toast.tsx";
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

/** Asks before the screen is left with unsaved input in any form. */
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

function PricesSwitch({ settings }: { settings: ShopSettings }) {
  const client = useQueryClient();
  const switching = useSingleMutation({
    mutationFn: (followShopPrices: boolean) =>
      changeSettings({
        followShopPrices,
        versions: { followShopPrices: settings.versions.followShopPrices },
      }),
    onSuccess: (saved) => {
      client.setQueryData(settingsQuery.queryKey, saved);
      void showToast("success", `${SETTING_LABELS.followShopPrices}: saved`);
    },
    onError: () => client.invalidateQueries({ queryKey: settingsQuery.queryKey }),
  });
  return (
    <SettingSection
      setting="followShopPrices"
      text="The pages of your pieces are checked every day. Example: a saree goes from ₹1,499 to ₹1,299 in its shop."
    >
      <div className="grid max-w-text gap-4">
        <Switch
          label="Update prices automatically"
          hint="On: your site shows ₹1,299 after the next check. Off: ₹1,499 stays until you accept the new price in Links. A price that is less than a third or more than three times as high always waits for you."
          checked={switching.isPending ? switching.variables : settings.followShopPrices}
          busy={switching.isPending}
          onSwitch={(isOn) => switching.mutate(isOn)}
        />
        {switching.error && <Notice tone="danger">{failureText(switching.error)}</Notice>}
      </div>
    </SettingSection>
  );
}
