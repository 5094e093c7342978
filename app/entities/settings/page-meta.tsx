import { useSettings, useShopName } from "#app/entities/settings/settings.ts";

interface PageMetaProps {
  title: string;
  description: string;
  /** Path of the canonical URL: "/outfit/abc". */
  path: string;
  /** Path or URL of the picture in link previews. */
  image?: string | undefined;
  /** Whether the title will be replaced once the content has loaded. */
  isLoading?: boolean | undefined;
}

/** For screens without a picture of their own: 1200 by 630 pixels. */
const SHARE_IMAGE = "/share.jpg";

/** Selects a title that will be replaced. */
export const LOADING_TITLE = "title[data-loading]";

/** The title of a screen, with the shop's name; React puts it into the document's head. */
export function PageTitle({ title, isLoading }: Pick<PageMetaProps, "title" | "isLoading">) {
  const name = useShopName();
  return <title data-loading={isLoading || undefined}>{`${title} · ${name}`}</title>;
}

/**
 * Title, description, canonical URL and link preview of a screen; React puts them into
 * the document's head.
 */
export function PageMeta({ title, description, path, image = SHARE_IMAGE, isLoading }: PageMetaProps) {
  const { publicUrl, identity } = useSettings();
  const url = publicUrl + path;
  return (
    <>
      <PageTitle title={title} isLoading={isLoading} />
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      <meta property="og:site_name" content={identity.name} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={new URL(image, publicUrl || "http://localhost").href} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
