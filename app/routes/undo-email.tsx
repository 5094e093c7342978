import { UndoEmailScreen } from "#app/features/account/email-tokens/undo-email-screen.tsx";
import { LinkHead } from "#app/lib/link-head.tsx";
import { linkPageHeaders } from "#app/lib/link-page-headers.ts";

export const headers = linkPageHeaders;

export default function UndoEmail() {
  return (
    <>
      <LinkHead
        title="Undo a Change"
        description="Undo the change of your e-mail address."
        path="/undo-email"
      />
      <UndoEmailScreen />
    </>
  );
}
