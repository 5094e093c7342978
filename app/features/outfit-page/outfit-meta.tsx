import { EmbedLink } from "#app/entities/embed/embed-link.tsx";
import { JsonLd } from "#app/entities/outfit/json-ld.tsx";
import { outfitFullName } from "#app/entities/outfit/messages.ts";
import { PreviewImageMeta, previewImage } from "#app/entities/outfit/preview-image.tsx";
import { PageMeta } from "#app/entities/settings/page-meta.tsx";
import { useSettings } from "#app/entities/settings/settings.ts";
import * as messages from "#app/features/outfit-page/messages.ts";
import { outfitJsonLd, plainAmount } from "#app/features/outfit-page/outfit-json-ld.ts";
import type { Outfit } from "#contract/outfit/outfit.ts";

/** An outfit's metadata for search engines and link previews; never contains an item's link. */
export function OutfitMeta({ outfit }: { outfit: Outfit }) {
  const { publicUrl } = useSettings();
  const image = previewImage(outfit, publicUrl);
  const title = outfitFullName(outfit);
  return (
    <>
      <PageMeta
        title={title}
        description={messages.pageDescription(outfit)}
        path={`/outfit/${outfit._id}`}
        image={image.url}
      />
      <PreviewImageMeta image={image} />
      {outfit.stylist?.username && <meta name="author" content={outfit.stylist.username} />}
      <meta property="product:price:amount" content={plainAmount(outfit.totalPrice)} />
      <meta property="product:price:currency" content="INR" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={messages.priceSummary(outfit)} />
      <EmbedLink embedded={{ kind: "outfit", id: outfit._id }} title={title} />
      <JsonLd data={import.meta.env.SSR ? outfitJsonLd(outfit, publicUrl) : []} />
    </>
  );
}
