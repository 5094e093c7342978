import { PageMeta } from "#app/entities/settings/page-meta.tsx";
import { PrivateScreen } from "#app/features/account/private-screen.tsx";
import { SavedLoading } from "#app/features/boards/saved/saved-loading.tsx";
import { SavedScreen } from "#app/features/boards/saved/saved-screen.tsx";

export default function Saved() {
  return (
    <>
      <PageMeta title="Saved looks" description="The looks you saved, on boards of your own." path="/saved" />
      <meta name="robots" content="noindex" />
      <PrivateScreen waiting={<SavedLoading />}>
        {({ _id }) => <SavedScreen key={_id} userId={_id} />}
      </PrivateScreen>
    </>
  );
}
