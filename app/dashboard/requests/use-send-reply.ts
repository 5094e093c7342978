import { type InfiniteData, useQueryClient } from "@tanstack/react-query";
import { WAITING_KEY } from "#app/dashboard/frame/waiting-api.ts";
import {
  BESPOKE_REQUESTS_KEY,
  bespokeRequestsQuery,
  replyToBespokeRequest,
} from "#app/dashboard/requests/requests-api.ts";
import type { Followed } from "#app/lib/next-page.ts";
import { useSingleMutation } from "#app/lib/use-single-mutation.ts";
import { showToast } from "#app/ui/toast.tsx";
import type { BespokeReplyInput, BespokeRequestList } from "#contract/bespoke/bespoke.ts";
import { MODAL_TOAST_MS } from "#contract/limits.ts";
import { BESPOKE_MESSAGES } from "#contract/messages/bespoke.ts";

/** Sends the reply to a request and moves it from the open to the answered list. */
export function useSendReply(id: string, onSent: () => void) {
  const client = useQueryClient();
  return useSingleMutation({
    mutationFn: (reply: BespokeReplyInput) => replyToBespokeRequest(id, reply),
    onSuccess: () => {
      client.setQueryData(bespokeRequestsQuery("open").queryKey, (open) => open && withoutRequest(open, id));
      void showToast("success", BESPOKE_MESSAGES.answered, MODAL_TOAST_MS);
      onSent();
    },
    // After an error too: another administrator may have replied or hidden an outfit.
    onSettled: (_answered, error) => {
      void client.invalidateQueries({ queryKey: BESPOKE_REQUESTS_KEY });
      void client.invalidateQueries({ queryKey: WAITING_KEY });
      if (error) void client.invalidateQueries({ queryKey: ["outfits"] });
    },
  });
}

function withoutRequest(
  { pages, pageParams }: InfiniteData<Followed<BespokeRequestList>>,
  id: string,
): InfiniteData<Followed<BespokeRequestList>> {
  return {
    pageParams,
    pages: pages.map(({ requests, openRequests, ...page }) => ({
      ...page,
      requests: requests.filter(({ _id }) => _id !== id),
      openRequests: Math.max(0, openRequests - 1),
    })),
  };
}
