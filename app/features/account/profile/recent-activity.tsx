import { useQuery } from "@tanstack/react-query";
import { ACTIVITY } from "#app/content/account-activity-content.ts";
import { accountQuery } from "#app/entities/account/account-state.ts";
import { FirstFew } from "#app/features/account/profile/first-few.tsx";
import { Moment } from "#app/features/account/profile/moment.tsx";
import { ProfileSection } from "#app/features/account/profile/profile-section.tsx";
import { classNames } from "#app/ui/class-names.ts";
import type { User } from "#contract/account/account.ts";

/** The last security events of the account. */
export function RecentActivity({ user }: { user: User }) {
  const query = useQuery(accountQuery(user._id));
  const activity = query.data?.activity ?? [];
  return (
    <ProfileSection
      title="Recent activity"
      lead="What happened to your account lately. If something here was not you, choose a new password."
      query={query}
    >
      {activity.length === 0 && <p className="text-ink-soft text-small">Nothing yet.</p>}
      <FirstFew entries={activity} noun="Events">
        {(shown) => (
          <ol className="grid gap-4">
            {shown.map(({ _id, kind, device, createdAt }) => (
              <li key={_id} className="flex gap-4">
                <span
                  aria-hidden="true"
                  className={classNames(
                    "mt-2 size-2 shrink-0 rounded-pill",
                    ACTIVITY[kind].isAlarming ? "bg-danger" : "bg-line-strong",
                  )}
                />
                <div>
                  <p className="text-small">{ACTIVITY[kind].text}</p>
                  <p className="text-caption text-ink-soft">
                    <span>{`${device}, `}</span>
                    <Moment iso={createdAt} />
                  </p>
                </div>
              </li>
            ))}
          </ol>
        )}
      </FirstFew>
    </ProfileSection>
  );
}
