import { useSettings } from "#app/lib/settings.ts";

interface PageMetaProps {
  title: string;
  description: string;
  /** The screen's own address, "/outfit/abc": what search engines and previews name it by. */
  path: string;
  /** Path or address of the picture that previews show. */
  image?: string | undefined;
}

const SITE_NAME = "Ensemble";
/** What previews show of a screen without a picture of its own: 1200 by 630 pixels. */
const SHARE_IMAGE = "/share.jpg";

/** Title, description, canonical address and link preview of a screen; React puts them into the document's head. */
export function PageMeta({ title, description, path, image = SHARE_IMAGE }: PageMetaProps) {
  const { publicUrl } = useSettings();
  const url = publicUrl + path;
  return (
    <>
      <title>{`${title} · ${SITE_NAME}`}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      <meta property="og:site_name" content={SITE_NAME} />
      <meta property="og:type" content="website" />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={new URL(image, publicUrl || "http://localhost").href} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
