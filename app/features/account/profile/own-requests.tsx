import { queryOptions, useQuery } from "@tanstack/react-query";
import { accountKey } from "#app/entities/account/account-state.ts";
import * as messages from "#app/features/account/profile/messages.ts";
import {
  ExpandableList,
  ProfileSection,
  TimeInText,
} from "#app/features/account/profile/profile-section.tsx";
import { browserApi } from "#app/lib/api-client.ts";
import { Badge } from "#app/ui/badge.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import type { User } from "#contract/account/account.ts";
import type { OwnBespokeRequests } from "#contract/bespoke/bespoke.ts";

/** The bespoke looks that the person asked for while signed in. */
export function OwnRequests({ user }: { user: User }) {
  const query = useQuery(ownRequestsQuery(user._id));
  const requests = query.data?.requests ?? [];
  return (
    <ProfileSection title={messages.requestsTitle} lead={messages.requestsLead} query={query}>
      {requests.length === 0 && (
        <p className="flex flex-wrap items-center gap-x-4 text-ink-soft text-small">
          <span>{messages.noRequests}</span>
          <TextLink to="/#custom" tone="ink">
            {messages.askForLook}
          </TextLink>
        </p>
      )}
      <ExpandableList entries={requests} showAll={messages.showAllRequests}>
        {(shown) => (
          <ol className="divide-y divide-line border-line border-y empty:border-0">
            {shown.map(({ _id, description, createdAt, dueAt, answeredAt }) => (
              <li key={_id} className="flex items-start justify-between gap-4 py-4">
                <div className="min-w-0">
                  <p dir="auto" className="line-clamp-3 max-w-text break-words">
                    {description}
                  </p>
                  <p className="mt-1 flex flex-wrap gap-x-5 text-caption text-ink-soft">
                    <span>
                      <TimeInText iso={createdAt} text={messages.requestSent} />
                    </span>
                    <span>
                      {answeredAt ? (
                        <TimeInText iso={answeredAt} text={messages.requestAnswered} />
                      ) : (
                        <TimeInText iso={dueAt} text={messages.requestDue} />
                      )}
                    </span>
                  </p>
                </div>
                <Badge tone={answeredAt ? "fresh" : "quiet"} className="shrink-0">
                  {answeredAt ? messages.answered : messages.open}
                </Badge>
              </li>
            ))}
          </ol>
        )}
      </ExpandableList>
    </ProfileSection>
  );
}

function ownRequestsQuery(userId: string) {
  return queryOptions({
    queryKey: [...accountKey, "requests", userId],
    meta: { personal: true, failureMessage: "Loading the requests failed" },
    queryFn: ({ signal }) => browserApi<OwnBespokeRequests>({ path: "/bespoke", signal }),
  });
}
