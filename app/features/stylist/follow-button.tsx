import { useCurrentUser } from "#app/entities/session/session-store.ts";
import { storeIntent, useAskToSignIn, useIntent } from "#app/entities/session/sign-in-intent.ts";
import * as messages from "#app/features/stylist/messages.ts";
import { useFollow } from "#app/features/stylist/use-follow.ts";
import { Button } from "#app/ui/button.tsx";
import { showToast } from "#app/ui/toast.tsx";
import type { StylistPage } from "#contract/stylists/stylists.ts";

/** A visitor is asked to sign in, and follows the stylist afterwards; nothing for the stylist themselves. */
export function FollowButton({ stylist }: Pick<StylistPage, "stylist">) {
  const { username, isFollowed = false } = stylist;
  const user = useCurrentUser();
  const isOwn = user?.username === username;
  const askToSignIn = useAskToSignIn();
  const { mutate } = useFollow(username);
  const follow = () =>
    mutate(true, { onSuccess: () => void showToast("success", messages.followed(username)) });
  useIntent("follow", username, user !== null && !isOwn, follow);

  function press() {
    if (user) return isFollowed ? mutate(false) : follow();
    storeIntent("follow", username);
    askToSignIn(messages.signInToFollow);
  }

  if (isOwn) return null;
  return (
    <Button
      variant={isFollowed ? "secondary" : "primary"}
      data-tooltip={isFollowed ? messages.stopFollowing : undefined}
      onClick={press}
    >
      <span>{isFollowed ? messages.following : messages.follow}</span>
      <bdi className="sr-only">{username}</bdi>
    </Button>
  );
}
