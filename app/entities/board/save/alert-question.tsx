import { PRICE_ALERTS } from "#app/content/boards-content.ts";
import { useAlertSettings } from "#app/entities/account/use-alert-settings.ts";
import { failureText } from "#app/lib/failure-text.ts";
import { Button } from "#app/ui/button.tsx";
import { showToast } from "#app/ui/toast.tsx";

interface AlertQuestionProps {
  userId: string;
  hasAnswered: boolean;
  onAnswered: () => void;
}

/** Asks, at the first save, whether the person wants price alerts. */
export function AlertQuestion({ userId, hasAnswered, onAnswered }: AlertQuestionProps) {
  const alerts = useAlertSettings(
    userId,
    (error) => void showToast("error", failureText(error, PRICE_ALERTS.failed)),
  );
  const answer = (isWanted: boolean) => {
    alerts.change(isWanted);
    onAnswered();
  };
  const switchedOn = [PRICE_ALERTS.on, alerts.needsConfirmation && PRICE_ALERTS.unconfirmed];
  const outcome = alerts.isOn ? switchedOn.filter(Boolean).join(" ") : PRICE_ALERTS.off;
  return (
    <section aria-label="Price alerts" className="mt-4 border-line border-t pt-4">
      {hasAnswered ? (
        <p className="text-ink-soft text-small">{outcome}</p>
      ) : (
        <>
          <p className="font-medium text-small">{PRICE_ALERTS.label}?</p>
          <p className="mt-1 text-caption text-ink-soft">{PRICE_ALERTS.asked}</p>
          <div className="mt-3 flex gap-2">
            <Button size="small" onClick={() => answer(true)}>
              Yes, tell me
            </Button>
            <Button size="small" variant="ghost" onClick={() => answer(false)}>
              No, thanks
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
