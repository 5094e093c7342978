import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { PRICE_ALERTS } from "#app/content/boards-content.ts";
import { NEWSLETTER_SWITCH, PROFILE_MAIL } from "#app/content/newsletter-content.ts";
import { accountQuery } from "#app/entities/account/account-state.ts";
import { useAlertSettings } from "#app/entities/account/use-alert-settings.ts";
import { requireCurrentUser } from "#app/entities/session/session-store.ts";
import { ProfileSection } from "#app/features/account/profile/profile-section.tsx";
import { browserApi } from "#app/lib/api-client.ts";
import { failureText } from "#app/lib/failure-text.ts";
import { Notice } from "#app/ui/notice.tsx";
import { Switch } from "#app/ui/switch.tsx";
import type { User } from "#contract/account/account.ts";
import type { NewsletterSetting } from "#contract/newsletter/newsletter.ts";

export function MailSection({ user }: { user: User }) {
  const alerts = useAlertSettings(user._id);
  const newsletter = useNewsletterSetting(user._id);
  const error = alerts.error ?? newsletter.error;
  return (
    <ProfileSection title={PROFILE_MAIL.title} lead={PROFILE_MAIL.lead} query={alerts.query}>
      <div className="grid gap-6">
        <Switch
          label={PRICE_ALERTS.label}
          hint={alerts.isOn && alerts.needsConfirmation ? PRICE_ALERTS.unconfirmed : PRICE_ALERTS.hint}
          checked={alerts.isOn}
          onSwitch={alerts.change}
        />
        <Switch
          label={NEWSLETTER_SWITCH.label}
          hint={alerts.needsConfirmation ? NEWSLETTER_SWITCH.unconfirmed : NEWSLETTER_SWITCH.hint}
          checked={newsletter.isOn}
          disabled={alerts.needsConfirmation}
          onSwitch={newsletter.change}
        />
      </div>
      {error && (
        <Notice tone="danger" className="mt-4">
          {failureText(error, PRICE_ALERTS.failed)}
        </Notice>
      )}
    </ProfileSection>
  );
}

/** A change is shown at once and reverted when its call fails. */
function useNewsletterSetting(userId: string) {
  const client = useQueryClient();
  const { queryKey } = accountQuery(userId);
  const { data } = useQuery(accountQuery(userId));
  const change = useMutation({
    mutationKey: ["newsletter", userId],
    scope: { id: "newsletter" },
    meta: { failureMessage: "Changing the newsletter failed" },
    mutationFn: (body: NewsletterSetting) => {
      requireCurrentUser(userId);
      return browserApi<NewsletterSetting>({ method: "PUT", path: "/user/newsletter", body });
    },
    onSuccess: (newsletter) => client.setQueryData(queryKey, (state) => state && { ...state, newsletter }),
  });
  return {
    isOn: (change.isPending ? change.variables : data?.newsletter)?.subscribed ?? false,
    change: (subscribed: boolean) => change.mutate({ subscribed }),
    error: change.error,
  };
}
