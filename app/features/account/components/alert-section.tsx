import { PRICE_ALERTS } from "#app/content/boards-content.ts";
import { ProfileSection } from "#app/features/account/components/profile-section.tsx";
import { failureText } from "#app/lib/failure-text.ts";
import { useAlertSettings } from "#app/lib/use-alert-settings.ts";
import { Notice } from "#app/ui/notice.tsx";
import { Switch } from "#app/ui/switch.tsx";
import type { User } from "#contract/user.ts";

/** What the shop writes to the person about. */
export function AlertSection({ user }: { user: User }) {
  const alerts = useAlertSettings(user._id);
  return (
    <ProfileSection title="Price alerts" lead={PRICE_ALERTS.profileLead} query={alerts.query}>
      <Switch
        label={PRICE_ALERTS.label}
        hint={alerts.isOn && alerts.needsConfirmation ? PRICE_ALERTS.unconfirmed : PRICE_ALERTS.hint}
        checked={alerts.isOn}
        onSwitch={alerts.change}
      />
      {alerts.error && (
        <Notice tone="danger" className="mt-4">
          {failureText(alerts.error, PRICE_ALERTS.failed)}
        </Notice>
      )}
    </ProfileSection>
  );
}
