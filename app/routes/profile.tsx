import { PrivateScreen } from "#app/features/account/components/private-screen.tsx";
import { ProfileLoading } from "#app/features/account/components/profile-loading.tsx";
import { ProfileScreen } from "#app/features/account/components/profile-screen.tsx";
import { PageMeta } from "#app/lib/page-meta.tsx";

export default function Profile() {
  return (
    <>
      <PageMeta title="Fashion Profile" description="Your account with the shop." path="/profile" />
      <meta name="robots" content="noindex" />
      <PrivateScreen waiting={<ProfileLoading />}>{(user) => <ProfileScreen user={user} />}</PrivateScreen>
    </>
  );
}
