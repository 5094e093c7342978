import { type ReactNode, useEffect } from "react";
import { PreviewImageMeta, previewImage } from "#app/entities/outfit/preview-image.tsx";
import { PageMeta } from "#app/entities/settings/page-meta.tsx";
import { useSettings } from "#app/entities/settings/settings.ts";
import * as messages from "#app/features/stylist/messages.ts";
import { StylistLoading } from "#app/features/stylist/stylist-frame.tsx";
import { useStylist } from "#app/features/stylist/stylist-query.ts";
import { StylistView } from "#app/features/stylist/stylist-view.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Container } from "#app/ui/container.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { LoadFailure } from "#app/ui/load-failure.tsx";
import { prepareToasts } from "#app/ui/toast.tsx";
import type { OutfitSummary } from "#contract/outfit/outfit.ts";
import { stylistPath } from "#contract/stylists/stylist-path.ts";
import type { StylistPage } from "#contract/stylists/stylists.ts";

interface StylistScreenProps {
  username: string;
  /** The cards of the stylist's looks; undefined while they load. */
  cards: (outfits: readonly OutfitSummary[] | undefined) => ReactNode;
}

export function StylistScreen({ username, cards }: StylistScreenProps) {
  const { page, state, retry } = useStylist(username);

  // Toasts are loaded now, so that a network failure can be reported.
  useEffect(prepareToasts, []);

  if (page) {
    return (
      <>
        <StylistMeta page={page} />
        <StylistView page={page}>{cards(page.outfits)}</StylistView>
      </>
    );
  }
  return (
    <>
      <PageMeta
        title={state === "missing" ? messages.missingTitle : messages.stylist}
        description={messages.missingText}
        path={stylistPath(username)}
        isLoading={state === "loading"}
      />
      <meta name="robots" content="noindex" />
      {state === "missing" ? (
        <Missing />
      ) : state === "failed" ? (
        <Container space="screen">
          <LoadFailure look="block" level="h1" text={messages.failedTitle} onRetry={retry} />
        </Container>
      ) : (
        <StylistLoading>{cards(undefined)}</StylistLoading>
      )}
    </>
  );
}

/** Link previews show the newest look. */
function StylistMeta({ page: { stylist, outfits } }: { page: StylistPage }) {
  const { publicUrl } = useSettings();
  const [newest] = outfits;
  const image = newest && previewImage(newest, publicUrl);
  return (
    <>
      <PageMeta
        title={messages.pageTitle(stylist.username)}
        description={messages.pageDescription(stylist)}
        path={stylistPath(stylist.username)}
        image={image?.url}
      />
      {image && <PreviewImageMeta image={image} />}
    </>
  );
}

function Missing() {
  return (
    <Container space="screen">
      <EmptyState
        level="h1"
        mark="🪡"
        title={messages.missingTitle}
        text={messages.missingText}
        action={<ButtonLink to="/outfit">{messages.exploreOutfits}</ButtonLink>}
      />
    </Container>
  );
}
