import { useSettings } from "#app/entities/settings/settings.ts";
import { type Embedded, oembedUrl } from "#contract/embeds/embed.ts";

/** Leads programs that embed this page to what they need for it; React puts it into the document's head. */
export function EmbedLink({ embedded, title }: { embedded: Embedded; title: string }) {
  const { publicUrl } = useSettings();
  return (
    <link
      rel="alternate"
      type="application/json+oembed"
      href={oembedUrl(publicUrl, embedded)}
      title={title}
    />
  );
}
