import { useMutation, useQueryClient } from "@tanstack/react-query";
import * as messages from "#app/features/stylist/messages.ts";
import { stylistQuery } from "#app/features/stylist/stylist-query.ts";
import { browserApi } from "#app/lib/api-client.ts";
import { failureText } from "#app/lib/failure-text.ts";
import { showToast } from "#app/ui/toast.tsx";
import { stylistPath } from "#contract/stylists/stylist-path.ts";

/** A choice is shown at once and reverted when its call fails. */
export function useFollow(username: string) {
  const client = useQueryClient();
  const { queryKey } = stylistQuery(browserApi, username);
  const show = (isFollowed: boolean) =>
    client.setQueryData(queryKey, (page) => page && { ...page, stylist: { ...page.stylist, isFollowed } });
  return useMutation({
    scope: { id: `follow:${username}` },
    meta: { failureMessage: "Following a stylist failed" },
    mutationFn: (isFollowed: boolean) =>
      browserApi<void>({ method: isFollowed ? "PUT" : "DELETE", path: `${stylistPath(username)}/follow` }),
    onMutate: (isFollowed) => {
      void client.cancelQueries({ queryKey });
      show(isFollowed);
    },
    onError: (error, isFollowed) => {
      show(!isFollowed);
      void showToast("error", failureText(error, messages.followFailed));
    },
  });
}
