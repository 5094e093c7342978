import { BOARD } from "#app/content/boards-content.ts";
import { AlertSwitch } from "#app/features/boards/board/alert-switch.tsx";
import type { useBoardEdit } from "#app/features/boards/board/use-board-edit.ts";
import { Switch } from "#app/ui/switch.tsx";
import type { BoardPage } from "#contract/boards/boards.ts";

interface BoardSettingsProps {
  board: BoardPage["board"];
  userId: string;
  edit: ReturnType<typeof useBoardEdit>;
}

/** What a board's owner can switch. */
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
