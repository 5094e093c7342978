import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { outfitQuery } from "#app/entities/outfit/outfit-query.ts";
import { followTabs } from "#app/entities/session/tab-channel.ts";
import { browserApi } from "#app/lib/api-client.ts";
import { useDocumentFailure } from "#app/lib/prefetch.tsx";
import { ApiFailure } from "#contract/http/api-client.ts";

/** An outfit that cannot be fetched counts as missing. */
export function useOutfit(id: string) {
  const { data: outfit, isError, isFetching, error, refetch } = useQuery(outfitQuery(browserApi, id));
  const failedInDocument = useDocumentFailure();

  useEffect(
    () =>
      followTabs("outfit", ({ outfitId }) => {
        if (outfitId === id) void refetch();
      }),
    [id, refetch],
  );

  const doesNotExist = error ? error instanceof ApiFailure && error.status === 404 : failedInDocument === 404;
  return {
    outfit,
    isCurrent: !isFetching,
    /** It comes from the stored document, because the shop cannot be reached. */
    isSavedCopy: outfit !== undefined && isError && !(error instanceof ApiFailure),
    missing: !outfit && (isError || failedInDocument !== null),
    /** Fetches it again; undefined for an outfit that does not exist. */
    retry: doesNotExist ? undefined : () => void refetch(),
  };
}
