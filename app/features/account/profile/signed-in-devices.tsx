import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { accountKey, refreshAccount } from "#app/entities/account/account-state.ts";
import * as messages from "#app/features/account/profile/messages.ts";
import {
  ExpandableList,
  ProfileSection,
  TimeInText,
} from "#app/features/account/profile/profile-section.tsx";
import { browserApi } from "#app/lib/api-client.ts";
import { failureText, requireSuccess } from "#app/lib/failure-text.ts";
import { useSingleMutation } from "#app/lib/use-single-mutation.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { Outcome, User } from "#contract/account/account.ts";
import type { SessionList } from "#contract/account/security-events.ts";

/** All devices but this one can be signed out, one by one or together. */
export function SignedInDevices({ user }: { user: User }) {
  const queryClient = useQueryClient();
  const query = useQuery(sessionsQuery(user._id));
  const ending = useSingleMutation({
    mutationFn: endSessions,
    onSettled: () => refreshAccount(queryClient),
  });
  const devices = query.data?.sessions ?? [];
  const hasOthers = devices.some(({ isCurrent }) => !isCurrent);
  return (
    <ProfileSection title={messages.devicesTitle} lead={messages.devicesLead} query={query}>
      <ExpandableList entries={devices} showAll={messages.showAllDevices}>
        {(shown) => (
          <ul className="border-line border-t">
            {shown.map(({ _id, device, isCurrent, lastUsedAt }) => (
              <li
                key={_id}
                className="flex min-h-18 flex-wrap items-center justify-between gap-4 3xs:flex-nowrap border-line border-b py-3"
              >
                <div className="min-w-0">
                  <p className="font-medium">{device}</p>
                  <p className="text-caption text-ink-soft">
                    {isCurrent ? (
                      messages.thisDevice
                    ) : (
                      <TimeInText iso={lastUsedAt} text={messages.lastUsed} />
                    )}
                  </p>
                </div>
                {!isCurrent && (
                  <Button
                    variant="ghost"
                    size="small"
                    className="-mr-4 shrink-0"
                    aria-label={messages.signOutDevice(device)}
                    busy={ending.isPending && ending.variables === _id}
                    disabled={ending.isPending}
                    onClick={() => ending.mutate(_id)}
                  >
                    {messages.signOut}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </ExpandableList>
      {!ending.isPending && ending.data && (
        <Notice tone="success" className="mt-4">
          {ending.data.message}
        </Notice>
      )}
      {ending.error && (
        <Notice tone="danger" className="mt-4">
          {failureText(ending.error)}
        </Notice>
      )}
      {hasOthers && (
        <Button
          variant="secondary"
          className="mt-4"
          busy={ending.isPending && ending.variables === undefined}
          disabled={ending.isPending}
          onClick={() => ending.mutate(undefined)}
        >
          {messages.signOutOthers}
        </Button>
      )}
    </ProfileSection>
  );
}

function sessionsQuery(userId: string) {
  return queryOptions({
    queryKey: [...accountKey, "sessions", userId],
    meta: { personal: true, failureMessage: "Loading the devices failed" },
    queryFn: ({ signal }) => browserApi<SessionList>({ path: "/user/sessions", signal }),
  });
}

/** Without an id, signs out all other devices. */
async function endSessions(sessionId?: string): Promise<Outcome> {
  const path = sessionId === undefined ? "/user/sessions" : `/user/sessions/${encodeURIComponent(sessionId)}`;
  return requireSuccess(await browserApi<Outcome>({ method: "DELETE", path }));
}
