import { useState } from "react";
import { sendAlertSettings } from "#app/entities/account/use-alert-settings.ts";
import { AlertQuestion } from "#app/entities/board/save/alert-question.tsx";
import { BoardChoices } from "#app/entities/board/save/board-choices.tsx";
import type { SavableOutfit } from "#app/entities/board/save/use-save.ts";
import { useMediaQuery } from "#app/lib/use-media-query.ts";
import { Dialog } from "#app/ui/dialog.tsx";
import { Popover } from "#app/ui/popover.tsx";

/** 640 px: narrower windows have a sheet at their foot instead of a panel beside the button. */
const ROOMY = "(width >= 40rem)";

interface SaveMenuProps {
  open: boolean;
  onClose: () => void;
  /** The button that opened it. */
  anchor: HTMLElement | null;
  outfit: SavableOutfit;
  userId: string;
  /** The outfit is just being put on "Saved". */
  isSaving: boolean;
  /** The person has never been asked about price alerts. */
  asksForAlerts: boolean;
}

/** The boards that an outfit can be on, and a new one. Load it lazily. */
export function SaveMenu({ open, onClose, anchor, outfit, userId, isSaving, asksForAlerts }: SaveMenuProps) {
  const isRoomy = useMediaQuery(ROOMY);
  const [answer, setAnswer] = useState<"none" | "given" | "over">("none");
  const isAsking = asksForAlerts && answer === "none";

  function close() {
    // It is asked once: to leave without an answer is a no, which the board and the profile can change.
    if (isAsking) sendAlertSettings({ priceDrops: false }).catch(() => undefined);
    if (isAsking || answer === "given") setAnswer("over");
    onClose();
  }
  const content = (
    <>
      <BoardChoices outfit={outfit} userId={userId} isSaving={isSaving} onLeave={close} />
      <div aria-live="polite">
        {(isAsking || answer === "given") && (
          <AlertQuestion userId={userId} hasAnswered={!isAsking} onAnswered={() => setAnswer("given")} />
        )}
      </div>
    </>
  );
  const title = "Your boards";
  if (isRoomy) {
    return (
      <Popover open={open} onClose={close} anchor={anchor} label={title}>
        <h2 className="font-display text-subtitle">{title}</h2>
        {content}
      </Popover>
    );
  }
  return (
    <Dialog shape="sheet" open={open} onOpenChange={close} title={title} finalFocus={() => anchor}>
      {content}
    </Dialog>
  );
}
