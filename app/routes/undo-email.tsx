import { LinkHead } from "#app/entities/settings/link-head.tsx";
import { linkPageHeaders } from "#app/entities/settings/link-page-headers.ts";
import { UndoEmailScreen } from "#app/features/account/email-tokens/undo-email-screen.tsx";

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
