import { PageMeta } from "#app/entities/settings/page-meta.tsx";

/**
 * The head of a page that an e-mail links to: its URL contains a secret, so it is neither indexed nor sent to
 * other sites as referrer.
 */
export function LinkHead(props: { title: string; description: string; path: string }) {
  return (
    <>
      <PageMeta {...props} />
      <meta name="robots" content="noindex" />
      <meta name="referrer" content="no-referrer" />
    </>
  );
}
