import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useState } from "react";
import { outfitQuery } from "#app/features/outfits/api/outfit.ts";
import { browserApi } from "#app/lib/api-client.ts";
import type { Outfit } from "#contract/outfit.ts";

/** One outfit, or whether it is missing; an outfit that cannot be fetched counts as missing. */
export function useOutfit(id: string) {
  const queryClient = useQueryClient();
  const { data: outfit, isError, isPending } = useQuery(outfitQuery(browserApi, id));
  // The server's document may have said so already: the panel then stands until the browser's own answer is there.
  const [missingInDocument] = useState(isError);

  /** Puts the outfit as a call has answered it in the place of what is kept. */
  const replace = useCallback(
    (answer: Outfit) => {
      const { queryKey } = outfitQuery(browserApi, id);
      // What is being fetched at this moment is older.
      void queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData(queryKey, answer);
    },
    [queryClient, id],
  );

  return { outfit, missing: !outfit && (isError || (isPending && missingInDocument)), replace };
}
