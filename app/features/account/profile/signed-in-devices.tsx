import { useQuery, useQueryClient } from "@tanstack/react-query";
import { accountKey } from "#app/entities/account/account-state.ts";
import { endSessions, sessionsQuery } from "#app/features/account/account-query.ts";
import { FirstFew } from "#app/features/account/profile/first-few.tsx";
import { Moment } from "#app/features/account/profile/moment.tsx";
import { ProfileSection } from "#app/features/account/profile/profile-section.tsx";
import { failureText } from "#app/lib/failure-text.ts";
import { useSingleMutation } from "#app/lib/use-single-mutation.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { User } from "#contract/account/account.ts";

/** Where the user is signed in; other devices are signed out with one press, one by one or together. */
export function SignedInDevices({ user }: { user: User }) {
  const queryClient = useQueryClient();
  const query = useQuery(sessionsQuery(user._id));
  const ending = useSingleMutation({
    mutationFn: endSessions,
    onSettled: () => queryClient.invalidateQueries({ queryKey: accountKey }),
  });
  const devices = query.data?.sessions ?? [];
  const hasOthers = devices.some(({ isCurrent }) => !isCurrent);
  return (
    <ProfileSection
      title="Where you are signed in"
      lead="If you do not recognise a device, sign it out and choose a new password."
      query={query}
    >
      <FirstFew entries={devices} noun="Devices">
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
                      "This device"
                    ) : (
                      <span>
                        Last used <Moment iso={lastUsedAt} />
                      </span>
                    )}
                  </p>
                </div>
                {!isCurrent && (
                  <Button
                    variant="ghost"
                    size="small"
                    className="-mr-4 shrink-0"
                    aria-label={`Sign out ${device}`}
                    busy={ending.isPending && ending.variables === _id}
                    disabled={ending.isPending}
                    onClick={() => ending.mutate(_id)}
                  >
                    Sign Out
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </FirstFew>
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
          Sign Out All Others
        </Button>
      )}
    </ProfileSection>
  );
}
