import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import * as messages from "#app/features/account/profile/looks/messages.ts";
import { passFocusOn } from "#app/features/account/profile/looks/pass-focus-on.ts";
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
  if (!data || data.stylists.length === 0) return null;
  return (
    <section aria-label={messages.followedTitle} className="mt-8">
      <h3 className="font-display text-title">{messages.followedTitle}</h3>
      <ul className="mt-2 divide-y divide-line border-line border-y">
        {data.stylists.map(({ username }) => (
          <StylistRow key={username} userId={userId} username={username} />
        ))}
      </ul>
    </section>
  );
}

/** Its row leaves at once, so that the undo does not wait for the list. */
function StylistRow({ userId, username }: { userId: string; username: string }) {
  const { queryKey } = followedQuery(userId);
  const client = useQueryClient();
  const row = useRef<HTMLLIElement>(null);
  const change = useSingleMutation({
    mutationFn: (method: "PUT" | "DELETE") =>
      browserApi<void>({ method, path: `${stylistPath(username)}/follow` }),
    onSuccess: (_, method) => {
      void client.invalidateQueries({ queryKey: ["stylists", username] });
      if (method === "PUT") return void client.invalidateQueries({ queryKey });
      passFocusOn(row.current);
      client.setQueryData(
        queryKey,
        (list) => list && { stylists: list.stylists.filter((stylist) => stylist.username !== username) },
      );
      showUndo(messages.unfollowed(username), () => change.mutate("PUT"));
    },
    onError: (error) => void showToast("error", failureText(error, messages.followFailed)),
  });
  return (
    <li ref={row} tabIndex={-1} className="flex items-center justify-between gap-4">
      <TextLink to={stylistPath(username)} dir="auto" className="min-w-0 truncate">
        {username}
      </TextLink>
      <Button
        variant="ghost"
        size="small"
        aria-label={messages.unfollowNamed(username)}
        busy={change.isPending}
        onClick={() => change.mutate("DELETE")}
      >
        {messages.unfollow}
      </Button>
    </li>
  );
}

function followedQuery(userId: string) {
  return queryOptions({
    queryKey: ["stylist", "followed", userId],
    meta: { personal: true, failureMessage: "Loading the followed stylists failed" },
    queryFn: ({ signal }) => browserApi<Followed>({ path: "/stylist", signal }),
  });
}
