import { useNavigationGuard } from "#app/loading/use-navigation-guard.ts";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";

interface LeaveQuestionProps {
  isUnsaved: boolean;
  /** What becomes of the input. */
  message: string;
  confirmLabel: string;
}

/** Asks before a screen with unsaved input is left. */
export function LeaveQuestion({ isUnsaved, message, confirmLabel }: LeaveQuestionProps) {
  const { isAsking, stay, discard } = useNavigationGuard(isUnsaved);
  return (
    <ConfirmDialog
      open={isAsking}
      title="Leave without saving?"
      message={message}
      onClose={stay}
      onConfirm={discard}
      type="warning"
      confirmLabel={confirmLabel}
    />
  );
}
