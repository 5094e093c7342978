import { FOLLOWED_STYLISTS_MAX } from "#contract/limits.ts";
import { errorMessages } from "#contract/messages/error-messages.ts";

export const STYLIST_ERRORS = errorMessages("stylists", {
  notFound: "There is no stylist of this name. They may have another name now, or no looks in the shop.",
  aboutRefused: "This has words or links that the shop does not show. Please change them.",
  ownFollow: "These are your own looks. You can follow other stylists.",
  tooManyFollowed: [
    `You can follow at most ${FOLLOWED_STYLISTS_MAX} stylists: please unfollow one first`,
    { maximum: FOLLOWED_STYLISTS_MAX },
  ],
});
