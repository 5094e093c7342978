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

/** Title, description, canonical address and link preview of a screen; React puts them into the document's head. */
export function PageMeta({ title, description, path, image }: PageMetaProps) {
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
      {image && <meta property="og:image" content={new URL(image, publicUrl || "http://localhost").href} />}
      <meta name="twitter:card" content={image ? "summary_large_image" : "summary"} />
    </>
  );
}
