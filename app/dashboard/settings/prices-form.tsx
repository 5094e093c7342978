import { useQueryClient } from "@tanstack/react-query";
import { SettingSection } from "#app/dashboard/settings/setting-section.tsx";
import { changeSettings, settingsQuery } from "#app/dashboard/settings/settings-api.ts";
import type { SettingFormProps } from "#app/dashboard/settings/use-setting-form.ts";
import { failureText } from "#app/lib/failure-text.ts";
import { useSingleMutation } from "#app/lib/use-single-mutation.ts";
import { Notice } from "#app/ui/notice.tsx";
import { Switch } from "#app/ui/switch.tsx";
import { showToast } from "#app/ui/toast.tsx";
import { SETTING_LABELS } from "#contract/shop/setting-labels.ts";

/** A switch, which saves at once. */
export function PricesForm({ settings }: SettingFormProps) {
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
