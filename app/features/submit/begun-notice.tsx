import { useState } from "react";
import * as messages from "#app/features/submit/messages.ts";
import { Button } from "#app/ui/button.tsx";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { Notice } from "#app/ui/notice.tsx";

interface BegunNoticeProps {
  isPhotographLost: boolean;
  onStartOver: () => void;
}

/** Says that what was entered before is back, and offers to throw it away. */
export function BegunNotice({ isPhotographLost, onStartOver }: BegunNoticeProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="grid justify-items-start gap-1">
      <Notice tone="info" className="w-full">
        {isPhotographLost ? `${messages.restored} ${messages.photographAgain}` : messages.restored}
      </Notice>
      <Button variant="link" onClick={() => setAsking(true)}>
        {messages.startOver}
      </Button>
      <ConfirmDialog
        open={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={onStartOver}
        type="danger"
        title={messages.startOverTitle}
        message={messages.startOverText}
        confirmLabel={messages.startOver}
      />
    </div>
  );
}
