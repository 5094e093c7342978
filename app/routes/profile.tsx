import { PageMeta } from "#app/entities/settings/page-meta.tsx";
import { PrivateScreen } from "#app/features/account/private-screen.tsx";
import * as messages from "#app/features/account/profile/messages.ts";
import { ProfileLoading, ProfileScreen } from "#app/features/account/profile/profile-screen.tsx";

export default function Profile() {
  return (
    <>
      <PageMeta title={messages.pageTitle} description={messages.pageDescription} path="/profile" />
      <meta name="robots" content="noindex" />
      <PrivateScreen waiting={<ProfileLoading />}>{(user) => <ProfileScreen user={user} />}</PrivateScreen>
    </>
  );
}
