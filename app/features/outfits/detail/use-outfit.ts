import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { outfitQuery } from "#app/features/outfits/api/outfit.ts";
import { browserApi } from "#app/lib/api-client.ts";
import { logFailure } from "#app/lib/log.ts";

/** One outfit, or whether it is missing; a failure to fetch it is only logged and counts as missing (spec section 8). */
export function useOutfit(id: string) {
  const { data: outfit, error, isError, isPending } = useQuery(outfitQuery(browserApi, id));
  // The server's document may have said so already: the panel then stands until the browser's own answer is there.
  const [missingInDocument] = useState(isError);

  useEffect(() => {
    if (error) logFailure("Fetching the outfit failed", error);
  }, [error]);

  return { outfit, missing: !outfit && (isError || (isPending && missingInDocument)) };
}
