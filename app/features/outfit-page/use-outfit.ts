import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { outfitQuery } from "#app/entities/outfit/outfit-query.ts";
import { browserApi } from "#app/lib/api-client.ts";
import { followTabs } from "#app/lib/tab-channel.ts";
import { ApiFailure } from "#contract/http/api-client.ts";

/** One outfit, or whether it is missing; an outfit that cannot be fetched counts as missing. */
export function useOutfit(id: string) {
  const {
    data: outfit,
    isError,
    isPending,
    isFetching,
    error,
    refetch,
  } = useQuery(outfitQuery(browserApi, id));
  // The document may already show the outfit as missing: it stays so until the browser's own
  // response has arrived.
  const [missingInDocument] = useState(isError);

  useEffect(
    () =>
      followTabs("outfit", ({ outfitId }) => {
        if (outfitId === id) void refetch();
      }),
    [id, refetch],
  );

  // A failure on the server has no error until the browser has asked itself.
  const failed = error !== null && !(error instanceof ApiFailure && error.status === 404);
  return {
    outfit,
    isCurrent: !isFetching,
    missing: !outfit && (isError || (isPending && missingInDocument)),
    /** Fetches it again; undefined for an outfit that does not exist. */
    retry: failed ? () => void refetch() : undefined,
  };
}
