import { useQuery } from "@tanstack/react-query";
import { pendingLookDeletions, submissionsQuery } from "#app/entities/submission/submission-queries.ts";
import { FollowedStylists } from "#app/features/account/profile/looks/followed-stylists.tsx";
import { LookRow } from "#app/features/account/profile/looks/look-row.tsx";
import * as messages from "#app/features/account/profile/looks/messages.ts";
import { StylistAbout } from "#app/features/account/profile/looks/stylist-about.tsx";
import { ExpandableList, ProfileSection } from "#app/features/account/profile/profile-section.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { User } from "#contract/account/account.ts";

/** The looks that a person styles for the shop, the text of their page, and whom they follow. */
export function OwnLooks({ user }: { user: User }) {
  const query = useQuery(submissionsQuery(user._id));
  const deleted = pendingLookDeletions.useIds();
  const looks = query.data?.filter(({ _id }) => !deleted.includes(_id)) ?? [];
  return (
    <ProfileSection id="my-looks" title={messages.title} lead={messages.lead} query={query}>
      <p className="flex flex-wrap items-center gap-x-4 text-ink-soft text-small">
        {looks.length === 0 && <span>{messages.none}</span>}
        <TextLink to="/submit" tone="ink">
          {messages.submitOne}
        </TextLink>
      </p>
      <ExpandableList entries={looks} showAll={messages.showAll}>
        {(shown) => (
          <ol className="mt-2 divide-y divide-line border-line border-y empty:border-0">
            {shown.map((look) => (
              <LookRow key={look._id} userId={user._id} look={look} />
            ))}
          </ol>
        )}
      </ExpandableList>
      {looks.some(({ state }) => state === "published") && <StylistAbout username={user.username} />}
      <FollowedStylists userId={user._id} />
    </ProfileSection>
  );
}
