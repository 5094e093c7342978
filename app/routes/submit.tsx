import { PageMeta } from "#app/entities/settings/page-meta.tsx";
import { PrivateScreen } from "#app/features/account/private-screen.tsx";
import { AddressState } from "#app/features/account/profile/address-state.tsx";
import * as messages from "#app/features/submit/messages.ts";
import { SubmitLoading, SubmitScreen } from "#app/features/submit/submit-screen.tsx";

export default function Submit() {
  return (
    <>
      <PageMeta title={messages.pageTitle} description={messages.pageDescription} path="/submit" />
      <meta name="robots" content="noindex" />
      <PrivateScreen waiting={<SubmitLoading />} intent="submit">
        {(user) => <SubmitScreen key={user._id} user={user} addressState={<AddressState user={user} />} />}
      </PrivateScreen>
    </>
  );
}
