import { type Decision, DecisionButtons } from "#app/dashboard/moderation/decision-buttons.tsx";
import { useSettings } from "#app/entities/settings/settings.ts";
import { formatCount } from "#app/lib/format-count.ts";
import { Badge } from "#app/ui/badge.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { TextLink } from "#app/ui/text-link.tsx";
import type {
  ContributionReportReason,
  ModerationAction,
} from "#contract/engagement/contribution-reports.ts";
import type { ModerationEntry } from "#contract/engagement/moderation.ts";
import { HOLD_LABELS } from "#contract/messages/moderation.ts";
import { formatDate, formatDateTime } from "#contract/values/dates.ts";

const REPORT_REASON_LABELS: Record<ContributionReportReason, string> = {
  spam: "spam",
  abuse: "insult or threat",
  other: "something else",
};

export const DECISIONS: readonly Decision<ModerationAction>[] = [
  { action: "approve", label: "Approve", key: "a", variant: "secondary" },
  { action: "remove", label: "Remove", key: "r", variant: "secondary" },
  { action: "block", label: "Remove and block", key: "b", variant: "ghostDanger" },
];

interface QueueEntryProps {
  entry: ModerationEntry;
  onDecide: (action: ModerationAction) => void;
}

export function QueueEntry({ entry, onDecide }: QueueEntryProps) {
  const { timeZone } = useSettings();
  const { kind, text, author, reasons, reports, reportCount, isHeld } = entry;
  const what = `${kind} by ${author?.username ?? "a former user"}`;
  const canBlock = author !== null && !author.isUserAdmin && !author.isBlocked;
  return (
    <li className="grid gap-x-10 gap-y-5 border-line border-t py-6 lg:grid-cols-rest-aside">
      <div className="grid min-w-0 content-start gap-3">
        <p className="flex flex-wrap gap-1.5">
          <Badge size="small" tone={isHeld ? "accent" : "quiet"}>
            {isHeld ? "Held" : "Public"}
          </Badge>
          {reasons.map((reason) => (
            <Badge key={reason} size="small" tone="outline">
              {HOLD_LABELS[reason]}
            </Badge>
          ))}
          {reportCount > 0 && (
            <Badge size="small" tone="outline">
              {formatCount(reportCount, "report", "reports")}
            </Badge>
          )}
        </p>
        <div>
          <h2 className="font-medium text-small wrap-anywhere">
            <span>{`${kind === "comment" ? "Comment" : "Reply"} by `}</span>
            <bdi>{author?.username ?? "a former user"}</bdi>
          </h2>
          <p className="text-caption text-ink-soft">
            <span>{`${formatDateTime(entry.createdAt, timeZone)} · `}</span>
            <TextLink to={`/outfit/${entry.outfitId}`} look="inline">
              {entry.outfitName}
            </TextLink>
            {author && <span>{` · account since ${formatDate(author.createdAt, timeZone)}`}</span>}
            {author?.isUserAdmin && <span> · administrator</span>}
            {author?.isBlocked && <span> · blocked</span>}
          </p>
        </div>
        <p dir="auto" className="max-h-80 max-w-text overflow-y-auto whitespace-pre-line wrap-anywhere">
          {text}
        </p>
        {reports.map(({ reason, note }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: reports have nothing else to be told apart by
          <p key={index} className="text-caption text-danger wrap-anywhere">
            <span>{`Reported: ${REPORT_REASON_LABELS[reason]}`}</span>
            {note && (
              <span>
                , “<bdi>{note}</bdi>”
              </span>
            )}
          </p>
        ))}
      </div>
      <ContributionContext entry={entry} />
      <DecisionButtons
        decisions={DECISIONS.filter(({ action }) => action !== "block" || canBlock)}
        what={what}
        onDecide={onDecide}
      />
    </li>
  );
}

/**
 * For a reply, its comment and the replies before it; for a comment, its first replies.
 */
function ContributionContext({ entry: { kind, thread } }: { entry: ModerationEntry }) {
  const title = kind === "comment" ? "Replies to it" : "What it replies to";
  if (thread.length === 0) return <p className="text-caption text-ink-soft">No replies yet.</p>;
  return (
    <section
      aria-label={title}
      className="grid min-w-0 content-start gap-3 border-line-strong border-l pl-4 text-caption"
    >
      <h3 className="text-ink-soft">{title}</h3>
      {thread.map((one) => (
        <p
          key={one._id}
          className={classNames("wrap-anywhere", one.kind === "reply" && kind === "reply" && "pl-4")}
        >
          <bdi className="font-medium">{one.username ?? "Anonymous"}</bdi>
          <span className="text-ink-soft">{one.isHeld ? " (held) " : " "}</span>
          <span dir="auto" className="line-clamp-4 whitespace-pre-line">
            {one.text}
          </span>
        </p>
      ))}
    </section>
  );
}
