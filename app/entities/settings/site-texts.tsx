import { queryOptions, useQuery } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import type { RouterContextProvider } from "react-router";
import * as messages from "#app/entities/settings/messages.ts";
import { useSettings } from "#app/entities/settings/settings.ts";
import { browserApi } from "#app/lib/api-client.ts";
import { documentContext } from "#app/lib/document-context.ts";
import { prefetchForDocument, useDocumentFailure } from "#app/lib/prefetch.tsx";
import { PUBLIC_STALE_MS } from "#app/lib/query-client.ts";
import { Container } from "#app/ui/container.tsx";
import { LateTarget } from "#app/ui/late-target.tsx";
import { LoadFailure } from "#app/ui/load-failure.tsx";
import * as uiMessages from "#app/ui/messages.ts";
import { Skeleton } from "#app/ui/skeleton.tsx";
import type { ApiClient } from "#contract/http/api-client.ts";
import type { OwnText, SiteSettings } from "#contract/shop/site-settings.ts";
import type { SiteTexts, TextPage } from "#contract/shop/site-texts.ts";

const TEXTS_OF: Record<TextPage, readonly OwnText[]> = {
  home: ["home", "faq", "styleNotes"],
  about: ["about"],
  privacy: ["privacy"],
  terms: ["terms"],
};

export const SITE_TEXTS_KEY = "site texts";

/** The shop's own texts of a page; what is null is that of the site. */
export function siteTextsQuery(api: ApiClient, page: TextPage) {
  return queryOptions({
    queryKey: [SITE_TEXTS_KEY, page],
    meta: { failureMessage: "Fetching the texts of a page failed" },
    staleTime: PUBLIC_STALE_MS,
    queryFn: ({ signal }) => api<SiteTexts>({ path: `/settings/texts/${page}`, signal }),
  });
}

/** Whether the shop has any text of its own on a page: only then are they fetched. */
export function hasOwnTexts({ ownTexts }: Pick<SiteSettings, "ownTexts">, page: TextPage): boolean {
  return TEXTS_OF[page].some((key) => ownTexts.includes(key));
}

/** The body of a document's loader on a page of nothing but texts. */
export function prefetchSiteTexts(context: Readonly<RouterContextProvider>, page: TextPage) {
  const isOwn = hasOwnTexts(context.get(documentContext).settings, page);
  return prefetchForDocument(context, (client, api) =>
    isOwn ? [client.query(siteTextsQuery(api, page))] : [],
  );
}

const NONE: SiteTexts = {};

interface WithSiteTextsProps {
  page: TextPage;
  /** The head of a page whose own depends on them, until they are there. */
  head?: ReactNode;
  /** What shows them. */
  children: (texts: SiteTexts) => ReactNode;
}

/** Shows a page with the shop's own texts: never the site's while they load. */
export function WithSiteTexts({ page, head, children }: WithSiteTextsProps) {
  const isOwn = hasOwnTexts(useSettings(), page);
  const { data, isFetching, isError, refetch } = useQuery({
    ...siteTextsQuery(browserApi, page),
    enabled: isOwn,
  });
  const failedInDocument = useDocumentFailure() !== null;
  const texts = isOwn ? data : NONE;
  const [isLate] = useState(!texts);
  if (texts) {
    return (
      <>
        {children(texts)}
        {isLate && <LateTarget />}
      </>
    );
  }
  if (isError || failedInDocument) {
    return (
      <Container space="screen">
        {head}
        <LoadFailure
          look="block"
          level="h1"
          text={messages.pageNotLoaded}
          busy={isFetching}
          onRetry={() => void refetch()}
        />
      </Container>
    );
  }
  return (
    <Container space="screen" className="grid min-h-screen content-start gap-6">
      {head}
      <p role="status" className="sr-only">
        {uiMessages.loading}
      </p>
      <Skeleton className="h-6 w-48" />
      <Skeleton className="h-24 w-full max-w-256" />
      <Skeleton className="h-40 w-full max-w-passage" />
    </Container>
  );
}
