import { useMutation, useQueryClient } from "@tanstack/react-query";
import { isCurrentUser, requireCurrentUser, useCurrentUser } from "#app/entities/session/session-store.ts";
import * as messages from "#app/features/stylist/messages.ts";
import { stylistQuery } from "#app/features/stylist/stylist-query.ts";
import { browserApi } from "#app/lib/api-client.ts";
import { failureText } from "#app/lib/failure-text.ts";
import { showToast } from "#app/ui/toast.tsx";
import { stylistPath } from "#contract/stylists/stylist-path.ts";

/** A choice is shown at once and reverted when its call fails. */
export function useFollow(username: string) {
  const client = useQueryClient();
  const userId = useCurrentUser()?._id;
  const { queryKey } = stylistQuery(browserApi, username);
  const show = (isFollowed: boolean) =>
    client.setQueryData(queryKey, (page) => page && { ...page, stylist: { ...page.stylist, isFollowed } });
  return useMutation({
    mutationKey: ["follow", username, userId],
    scope: { id: `follow:${username}` },
    meta: { failureMessage: "Following a stylist failed" },
    mutationFn: (isFollowed: boolean) => {
      requireCurrentUser(userId);
      const method = isFollowed ? "PUT" : "DELETE";
      return browserApi<void>({ method, path: `${stylistPath(username)}/follow` });
    },
    onMutate: (isFollowed) => {
      void client.cancelQueries({ queryKey });
      show(isFollowed);
    },
    onError: (error, isFollowed) => {
      if (!isCurrentUser(userId)) return;
      show(!isFollowed);
      void showToast("error", failureText(error, messages.followFailed));
    },
  });
}
