import { useQuery } from "@tanstack/react-query";
import { DashboardFrame } from "#app/dashboard/frame/dashboard-frame.tsx";
import { waitingQuery } from "#app/dashboard/frame/waiting-api.ts";
import { LookQueue } from "#app/dashboard/moderation/looks/look-queue.tsx";
import { useLookDrafts } from "#app/dashboard/moderation/looks/use-look-drafts.ts";
import { useModerationView } from "#app/dashboard/moderation/moderation-view.ts";
import { TextQueue } from "#app/dashboard/moderation/text-queue.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { groupDigits } from "#contract/values/money.ts";

export function ModerationPanel() {
  const viewing = useModerationView();
  const typed = useLookDrafts();
  const { data: waiting } = useQuery(waitingQuery);
  const withCount = (label: string, count = 0) => (count > 0 ? `${label} (${groupDigits(count)})` : label);
  const tabs = [
    {
      value: "texts" as const,
      label: withCount("Texts", waiting?.texts),
      content: <TextQueue viewing={viewing} />,
    },
    {
      value: "looks" as const,
      label: withCount("Looks", waiting?.looks),
      content: <LookQueue viewing={viewing} typed={typed} />,
    },
  ];
  return (
    <DashboardFrame
      title="Moderation"
      text="What people wrote and was held or reported, and the looks that they submit."
    >
      <Tabs
        label="What waits"
        value={viewing.view.tab}
        onChange={(tab) => viewing.change({ tab, state: "submitted" })}
        tabs={tabs.map((tab) => ({ ...tab, content: <div className="grid gap-7 pt-7">{tab.content}</div> }))}
      />
    </DashboardFrame>
  );
}
