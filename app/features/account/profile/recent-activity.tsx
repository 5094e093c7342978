import { useQuery } from "@tanstack/react-query";
import { ACTIVITY } from "#app/content/account-activity-content.ts";
import { accountQuery } from "#app/entities/account/account-state.ts";
import * as messages from "#app/features/account/profile/messages.ts";
import {
  ExpandableList,
  ProfileSection,
  TimeInText,
} from "#app/features/account/profile/profile-section.tsx";
import { classNames } from "#app/ui/class-names.ts";
import type { User } from "#contract/account/account.ts";

export function RecentActivity({ user }: { user: User }) {
  const query = useQuery(accountQuery(user._id));
  const activity = query.data?.activity ?? [];
  return (
    <ProfileSection title={messages.activityTitle} lead={messages.activityLead} query={query}>
      {activity.length === 0 && <p className="text-ink-soft text-small">{messages.noActivity}</p>}
      <ExpandableList entries={activity} showAll={messages.showAllEvents}>
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
                    <TimeInText iso={createdAt} text={messages.onDevice(device)} />
                  </p>
                </div>
              </li>
            ))}
          </ol>
        )}
      </ExpandableList>
    </ProfileSection>
  );
}
