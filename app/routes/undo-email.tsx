import { LinkHead } from "#app/entities/settings/link-head.tsx";
import { linkPageHeaders } from "#app/entities/settings/link-page-headers.ts";
import * as messages from "#app/features/account/email-tokens/messages.ts";
import { UndoEmailScreen } from "#app/features/account/email-tokens/undo-email-screen.tsx";

export const headers = linkPageHeaders;

export default function UndoEmail() {
  return (
    <>
      <LinkHead title={messages.undoTitle} description={messages.undoDescription} path="/undo-email" />
      <UndoEmailScreen />
    </>
  );
}
