import { LinkHead } from "#app/entities/settings/link-head.tsx";
import { linkPageHeaders } from "#app/entities/settings/link-page-headers.ts";
import { ConfirmEmailScreen } from "#app/features/account/email-tokens/confirm-email-screen.tsx";
import * as messages from "#app/features/account/email-tokens/messages.ts";

export const headers = linkPageHeaders;

export default function ConfirmEmail() {
  return (
    <>
      <LinkHead
        title={messages.confirmTitle}
        description={messages.confirmDescription}
        path="/confirm-email"
      />
      <ConfirmEmailScreen />
    </>
  );
}
