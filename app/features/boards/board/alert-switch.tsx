import { PRICE_ALERTS } from "#app/content/boards-content.ts";
import { useAlertSettings } from "#app/entities/account/use-alert-settings.ts";
import { failureText } from "#app/lib/failure-text.ts";
import { Switch } from "#app/ui/switch.tsx";
import { showToast } from "#app/ui/toast.tsx";

/** Switches price alerts on and off; disabled until it is known what they are. */
export function AlertSwitch({ userId }: { userId: string }) {
  const alerts = useAlertSettings(
    userId,
    (error) => void showToast("error", failureText(error, PRICE_ALERTS.failed)),
  );
  return (
    <Switch
      label={PRICE_ALERTS.label}
      hint={alerts.isOn && alerts.needsConfirmation ? PRICE_ALERTS.unconfirmed : PRICE_ALERTS.hint}
      checked={alerts.isOn}
      disabled={!alerts.query.data}
      onSwitch={alerts.change}
    />
  );
}
