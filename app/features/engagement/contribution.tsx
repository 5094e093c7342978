import type { ReactNode } from "react";
import { useSettings } from "#app/entities/settings/settings.ts";
import * as messages from "#app/features/engagement/messages.ts";
import { Avatar } from "#app/ui/avatar.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { authorName } from "#contract/account/display-name.ts";
import { ENGAGEMENT_MESSAGES } from "#contract/messages/engagement.ts";
import type { Reply } from "#contract/outfit/outfit.ts";
import { formatDateTime } from "#contract/values/dates.ts";

interface ContributionProps {
  contribution: Pick<Reply, "username" | "userFullName" | "byAdministrator" | "createdAt" | "text">;
  kind: "comment" | "reply";
  actions: ReactNode;
  /** Below it, at its indent. */
  children?: ReactNode;
}

/** A comment or reply: author, date, and the text as it was typed. */
export function Contribution({ contribution, kind, actions, children }: ContributionProps) {
  const { timeZone } = useSettings();
  const name = authorName(contribution);
  return (
    <article aria-label={messages.contribution[kind].by(name)} className="grid grid-cols-auto-rest gap-x-4">
      <Avatar name={name} />
      <div>
        <header className="flex min-h-10 flex-wrap items-center gap-x-3">
          <bdi className="font-semibold text-small">{name}</bdi>
          {contribution.byAdministrator && (
            <Badge size="small" tone="ink">
              {ENGAGEMENT_MESSAGES.administrator}
            </Badge>
          )}
          <time dateTime={contribution.createdAt} className="text-caption text-ink-faint">
            {formatDateTime(contribution.createdAt, timeZone)}
          </time>
        </header>
        <p dir="auto" className="mt-1 max-w-text whitespace-pre-line [overflow-wrap:anywhere]">
          {contribution.text}
        </p>
        <footer className="mt-3 flex flex-wrap items-center gap-x-5 gap-y-2 text-caption text-ink-soft">
          {actions}
        </footer>
        {children}
      </div>
    </article>
  );
}
