import { useRef } from "react";
import { EditorDialog } from "#app/dashboard/editor/editor-dialog.tsx";
import { useLeaveGuard } from "#app/dashboard/editor/use-leave-guard.ts";
import { ReplyForm } from "#app/dashboard/requests/reply-form.tsx";
import { useSendReply } from "#app/dashboard/requests/use-send-reply.ts";
import type { BespokeRequest } from "#contract/bespoke/bespoke.ts";

interface ReplyDialogProps {
  request: BespokeRequest;
  onClose: () => void;
  /** Gets the focus after the reply has been sent. */
  focusAfterwards: () => HTMLElement | null;
}

/** The dialog to reply to a request. It cannot be closed while sending, and confirms before input is lost. */
export function ReplyDialog({ request, onClose, focusAfterwards }: ReplyDialogProps) {
  const guard = useLeaveGuard(true, onClose);
  const isSent = useRef(false);
  const sending = useSendReply(request._id, () => {
    isSent.current = true;
    guard.mark(false);
    onClose();
  });
  return (
    <EditorDialog
      open
      guard={guard}
      title="Answer the request"
      locked={sending.isPending}
      leaving={{
        title: "Leave without sending?",
        message: "What you have picked and written here will be lost.",
      }}
      finalFocus={() => (isSent.current ? focusAfterwards() : true)}
    >
      <ReplyForm request={request} sending={sending} onUnsaved={guard.mark} onCancel={guard.close} />
    </EditorDialog>
  );
}
