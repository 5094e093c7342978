import { PageMeta } from "#app/entities/settings/page-meta.tsx";
import { PrivateScreen } from "#app/features/account/private-screen.tsx";
import * as messages from "#app/features/boards/messages.ts";
import { SavedLoading } from "#app/features/boards/saved/saved-frame.tsx";
import { SavedScreen } from "#app/features/boards/saved/saved-screen.tsx";

export default function Saved() {
  return (
    <>
      <PageMeta title={messages.savedLooks} description={messages.savedLooksDescription} path="/saved" />
      <meta name="robots" content="noindex" />
      <PrivateScreen waiting={<SavedLoading />}>
        {({ _id }) => <SavedScreen key={_id} userId={_id} />}
      </PrivateScreen>
    </>
  );
}
