import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import * as messages from "#app/features/account/profile/looks/messages.ts";
import { browserApi } from "#app/lib/api-client.ts";
import { failureText } from "#app/lib/failure-text.ts";
import { useSingleMutation } from "#app/lib/use-single-mutation.ts";
import { Button } from "#app/ui/button.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { showToast } from "#app/ui/toast.tsx";
import { showUndo } from "#app/ui/undo-toast.ts";
import { stylistPath } from "#contract/stylists/stylist-path.ts";
import type { FollowedStylists as Followed } from "#contract/stylists/stylists.ts";

/** Whom the person follows; nothing if that is nobody. */
export function FollowedStylists({ userId }: { userId: string }) {
  const { data } = useQuery(followedQuery(userId));
  const { queryKey } = followedQuery(userId);
  const client = useQueryClient();
  const change = useSingleMutation({
    mutationFn: ({ username, method }: { username: string; method: "PUT" | "DELETE" }) =>
      browserApi<void>({ method, path: `${stylistPath(username)}/follow` }),
    onSuccess: (_, { username, method }) => {
      if (method === "DELETE")
        showUndo(messages.unfollowed(username), () => change.mutate({ username, method: "PUT" }));
      return client.invalidateQueries({ queryKey });
    },
    onError: (error) => void showToast("error", failureText(error, messages.followFailed)),
  });
  if (!data || data.stylists.length === 0) return null;
  return (
    <section aria-label={messages.followedTitle} className="mt-8">
      <h3 className="font-display text-title">{messages.followedTitle}</h3>
      <ul className="mt-2 divide-y divide-line border-line border-y">
        {data.stylists.map(({ username }) => (
          <li key={username} className="flex items-center justify-between gap-4">
            <TextLink to={stylistPath(username)} dir="auto" className="min-w-0 truncate">
              {username}
            </TextLink>
            <Button
              variant="ghost"
              size="small"
              aria-label={messages.unfollowNamed(username)}
              busy={change.isPending && change.variables.username === username}
              onClick={() => change.mutate({ username, method: "DELETE" })}
            >
              {messages.unfollow}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}

function followedQuery(userId: string) {
  return queryOptions({
    queryKey: ["stylist", "followed", userId],
    meta: { personal: true, failureMessage: "Loading the followed stylists failed" },
    queryFn: ({ signal }) => browserApi<Followed>({ path: "/stylist", signal }),
  });
}
