import { useState } from "react";
import { PRICE_ALERTS } from "#app/content/boards-content.ts";
import { useRepeatConfirmation } from "#app/entities/account/repeat-confirmation.ts";
import { sendAlertSettings, useAlertSettings } from "#app/entities/account/use-alert-settings.ts";
import { BoardChoices } from "#app/entities/board/save/board-choices.tsx";
import * as messages from "#app/entities/board/save/save-menu-messages.ts";
import type { SavableOutfit } from "#app/entities/board/save/use-save.ts";
import { failureText } from "#app/lib/failure-text.ts";
import { useMediaQuery } from "#app/lib/use-media-query.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Popover } from "#app/ui/popover.tsx";
import { showToast } from "#app/ui/toast.tsx";

/** From 640 px on, a panel beside the button; below, a sheet at the foot of the window. */
const ROOMY = "(width >= 40rem)";

interface SaveMenuProps {
  open: boolean;
  onClose: () => void;
  /** The button that opened it. */
  anchor: HTMLElement | null;
  outfit: SavableOutfit;
  userId: string;
  /** The outfit is being saved to "Saved". */
  isSaving: boolean;
  /** The user has never been asked about price alerts. */
  asksForAlerts: boolean;
}

/** Load it lazily. */
export function SaveMenu({ open, onClose, anchor, outfit, userId, isSaving, asksForAlerts }: SaveMenuProps) {
  const isRoomy = useMediaQuery(ROOMY);
  const [answer, setAnswer] = useState<"none" | "given" | "over">("none");
  const isAsking = asksForAlerts && answer === "none";

  function close() {
    // The question is asked once: no choice counts as no, which the board and the profile can change.
    if (isAsking) sendAlertSettings({ priceDrops: false }).catch(() => undefined);
    if (isAsking || answer === "given") setAnswer("over");
    onClose();
  }
  const content = (
    <>
      <BoardChoices outfit={outfit} userId={userId} isSaving={isSaving} onLinkFollowed={close} />
      <div aria-live="polite">
        {(isAsking || answer === "given") && (
          <AlertQuestion userId={userId} hasChosen={!isAsking} onChosen={() => setAnswer("given")} />
        )}
      </div>
    </>
  );
  if (isRoomy) {
    return (
      <Popover open={open} onClose={close} anchor={anchor} label={messages.yourBoards}>
        <h2 className="font-display text-subtitle">{messages.yourBoards}</h2>
        {content}
      </Popover>
    );
  }
  return (
    <Dialog
      shape="sheet"
      open={open}
      onOpenChange={close}
      title={messages.yourBoards}
      finalFocus={() => anchor}
    >
      {content}
    </Dialog>
  );
}

interface AlertQuestionProps {
  userId: string;
  hasChosen: boolean;
  onChosen: () => void;
}

function AlertQuestion({ userId, hasChosen, onChosen }: AlertQuestionProps) {
  const alerts = useAlertSettings(
    userId,
    (error) => void showToast("error", failureText(error, PRICE_ALERTS.failed)),
  );
  const answer = (isWanted: boolean) => {
    alerts.change(isWanted);
    onChosen();
  };
  const switchedOn = [PRICE_ALERTS.on, alerts.needsConfirmation && PRICE_ALERTS.unconfirmed];
  const outcome = alerts.isOn ? switchedOn.filter(Boolean).join(" ") : PRICE_ALERTS.off;
  return (
    <section aria-label={messages.priceAlerts} className="mt-4 border-line border-t pt-4">
      {hasChosen ? (
        <>
          <p className="text-ink-soft text-small">{outcome}</p>
          {alerts.isOn && alerts.needsConfirmation && <RepeatedConfirmation />}
        </>
      ) : (
        <>
          <p className="font-medium text-small">{PRICE_ALERTS.question}</p>
          <p className="mt-1 text-caption text-ink-soft">{PRICE_ALERTS.asked}</p>
          <div className="mt-3 flex gap-2">
            <Button size="small" onClick={() => answer(true)}>
              {messages.acceptAlerts}
            </Button>
            <Button size="small" variant="ghost" onClick={() => answer(false)}>
              {messages.declineAlerts}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

function RepeatedConfirmation() {
  const sending = useRepeatConfirmation();
  if (sending.isSuccess) return <p className="mt-2 text-emerald text-small">{sending.data.message}</p>;
  return (
    <>
      {sending.error && <p className="mt-2 text-danger text-small">{failureText(sending.error)}</p>}
      <Button variant="link" busy={sending.isPending} onClick={() => sending.mutate()}>
        {messages.sendLinkAgain}
      </Button>
    </>
  );
}
