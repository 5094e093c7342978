import { BOARD, PRICE_ALERTS } from "#app/content/boards-content.ts";
import { useAlertSettings } from "#app/entities/account/use-alert-settings.ts";
import type { useBoardEdit } from "#app/features/boards/board/use-board-edit.ts";
import { failureText } from "#app/lib/failure-text.ts";
import { Switch } from "#app/ui/switch.tsx";
import { showToast } from "#app/ui/toast.tsx";
import type { BoardPage } from "#contract/boards/boards.ts";

interface BoardSettingsProps {
  board: BoardPage["board"];
  userId: string;
  edit: ReturnType<typeof useBoardEdit>;
}

export function BoardSettings({ board, userId, edit }: BoardSettingsProps) {
  return (
    <div className="divide-y divide-line border-line border-y">
      <div className="py-4">
        <Switch
          label={BOARD.sharing}
          hint={BOARD.sharingHint}
          checked={edit.pendingShare ?? board.isPublic}
          onSwitch={edit.share}
        />
      </div>
      <div className="py-4">
        <AlertSwitch userId={userId} />
      </div>
    </div>
  );
}

function AlertSwitch({ userId }: { userId: string }) {
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
