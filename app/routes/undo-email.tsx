import { LinkHead } from "#app/features/account/links/link-head.tsx";
import { UndoEmailScreen } from "#app/features/account/links/undo-email-screen.tsx";

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
