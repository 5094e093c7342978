import { useRef } from "react";
import { useLeaveGuard } from "#app/features/admin/form/use-leave-guard.ts";
import { AnswerForm } from "#app/features/admin/requests/answer-form.tsx";
import { useSendAnswer } from "#app/features/admin/requests/use-send-answer.ts";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import type { BespokeRequest } from "#contract/bespoke.ts";

interface AnswerDialogProps {
  request: BespokeRequest;
  onClose: () => void;
  /** Where the focus goes once the answer has been sent. */
  focusAfterwards: () => HTMLElement | null;
}

/** Where a request is answered. It cannot be closed while the answer is being sent, and asks before anything picked or typed is lost. */
export function AnswerDialog({ request, onClose, focusAfterwards }: AnswerDialogProps) {
  const guard = useLeaveGuard(true, onClose);
  const isSent = useRef(false);
  const sending = useSendAnswer(request._id, () => {
    isSent.current = true;
    guard.mark(false);
    onClose();
  });
  return (
    <Dialog
      open
      onOpenChange={guard.close}
      title="Answer the request"
      shape="wide"
      locked={sending.isPending}
      finalFocus={() => (isSent.current ? focusAfterwards() : true)}
      className="scroll-pb-28 px-5 pt-5 sm:px-8 sm:pt-7"
    >
      <AnswerForm request={request} sending={sending} onUnsaved={guard.mark} onCancel={guard.close} />
      <ConfirmDialog
        open={guard.asking}
        onClose={guard.stay}
        onConfirm={guard.discard}
        type="warning"
        title="Leave without sending?"
        message="What you have picked and written here will be lost."
        confirmLabel="Discard"
      />
    </Dialog>
  );
}
