import { useState } from "react";
import { SaveButton } from "#app/entities/board/save/save-button.tsx";
import { outfitQuery } from "#app/entities/outfit/outfit-query.ts";
import { PageMeta } from "#app/entities/settings/page-meta.tsx";
import { AddToCart } from "#app/features/cart/add-to-cart.tsx";
import { Comments } from "#app/features/engagement/comments.tsx";
import { ReactionButtons } from "#app/features/engagement/reaction-buttons.tsx";
import * as messages from "#app/features/outfit-page/messages.ts";
import { OutfitMeta } from "#app/features/outfit-page/outfit-meta.tsx";
import { OutfitNotFound } from "#app/features/outfit-page/outfit-not-found.tsx";
import { OutfitSpread } from "#app/features/outfit-page/outfit-spread.tsx";
import { OutfitLoading } from "#app/features/outfit-page/spread-frame.tsx";
import { useOutfit } from "#app/features/outfit-page/use-outfit.ts";
import { PrefetchedData, prefetchForDocument, prefetchForNavigation } from "#app/lib/prefetch.tsx";
import { lazyPart } from "#app/loading/lazy-part.tsx";
import { OUTFIT_MESSAGES } from "#contract/messages/outfit.ts";
import type { Route } from "./+types/outfit-detail.ts";

const RelatedRails = lazyPart(
  async () => (await import("#app/features/related/related-rails.tsx")).RelatedRails,
  { when: "near", className: "print:min-h-0 min-h-144 lg:min-h-164" },
);

export function loader({ context, params }: Route.LoaderArgs) {
  return prefetchForDocument(context, (client, api) => [client.query(outfitQuery(api, params.id))]);
}

export function clientLoader({ params }: Route.ClientLoaderArgs) {
  return prefetchForNavigation((client, api) => [client.query(outfitQuery(api, params.id))]);
}

export default function OutfitDetail({ loaderData, params }: Route.ComponentProps) {
  return (
    <PrefetchedData from={loaderData}>
      <Detail key={params.id} id={params.id} />
    </PrefetchedData>
  );
}

function Detail({ id }: { id: string }) {
  const { outfit, isCurrent, isSavedCopy, missing, retry } = useOutfit(id);
  /** Ends the page and stays at the foot of a phone's screen, above the site's footer; not over a keyboard. */
  const [bar, setBar] = useState<HTMLElement | null>(null);
  if (outfit) {
    return (
      <>
        <OutfitMeta outfit={outfit} />
        <OutfitSpread
          outfit={outfit}
          isSavedCopy={isSavedCopy}
          purchase={<AddToCart outfit={outfit} bar={bar} />}
          save={<SaveButton outfit={outfit} look="wide" />}
          reactions={<ReactionButtons outfit={outfit} isCurrent={isCurrent} />}
        />
        <Comments outfit={outfit} />
        <RelatedRails outfit={outfit} />
        <div ref={setBar} className="sticky bottom-0 z-bar in-[main:has(textarea:focus)]:hidden md:hidden" />
      </>
    );
  }
  const title = missing ? OUTFIT_MESSAGES.notFoundTitle : messages.outfit;
  const description = missing ? OUTFIT_MESSAGES.notFoundText : OUTFIT_MESSAGES.loading;
  return (
    <>
      <PageMeta title={title} description={description} path={`/outfit/${id}`} isLoading={!missing} />
      {missing ? <OutfitNotFound retry={retry} /> : <OutfitLoading />}
    </>
  );
}
