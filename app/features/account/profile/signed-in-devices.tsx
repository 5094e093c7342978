import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { accountKey, refreshAccount } from "#app/entities/account/account-state.ts";
import { passFocusOn } from "#app/features/account/profile/looks/pass-focus-on.ts";
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

interface Pressed {
  button: HTMLButtonElement;
  /** Without it, all other devices are signed out. */
  sessionId?: string;
}

/** All devices but this one can be signed out, one by one or together. */
export function SignedInDevices({ user }: { user: User }) {
  const queryClient = useQueryClient();
  const query = useQuery(sessionsQuery(user._id));
  const own = useRef<HTMLLIElement>(null);
  const ending = useSingleMutation({
    mutationFn: ({ sessionId }: Pressed) => endSessions(sessionId),
    // The pressed button leaves with its device, the one below the list with the last of the others.
    onSuccess: (_outcome, { button }) => {
      const row = button.closest("li");
      if (row) passFocusOn(row);
      else if (button === document.activeElement) own.current?.focus();
    },
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
                ref={isCurrent ? own : undefined}
                tabIndex={-1}
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
                    busy={ending.isPending && ending.variables.sessionId === _id}
                    disabled={ending.isPending}
                    onClick={({ currentTarget }) => ending.mutate({ button: currentTarget, sessionId: _id })}
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
          busy={ending.isPending && ending.variables.sessionId === undefined}
          disabled={ending.isPending}
          onClick={({ currentTarget }) => ending.mutate({ button: currentTarget })}
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
