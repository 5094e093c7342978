import { PageMeta } from "#app/entities/settings/page-meta.tsx";
import { PrivateScreen } from "#app/features/account/private-screen.tsx";
import { ProfileLoading } from "#app/features/account/profile/profile-loading.tsx";
import { ProfileScreen } from "#app/features/account/profile/profile-screen.tsx";

export default function Profile() {
  return (
    <>
      <PageMeta title="Fashion Profile" description="Your account with the shop." path="/profile" />
      <meta name="robots" content="noindex" />
      <PrivateScreen waiting={<ProfileLoading />}>{(user) => <ProfileScreen user={user} />}</PrivateScreen>
    </>
  );
}
