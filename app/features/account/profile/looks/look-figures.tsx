import { queryOptions, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { submissionsKey } from "#app/entities/submission/submission-queries.ts";
import * as messages from "#app/features/account/profile/looks/messages.ts";
import { browserApi } from "#app/lib/api-client.ts";
import { failureText } from "#app/lib/failure-text.ts";
import { LoadFailure } from "#app/ui/load-failure.tsx";
import { LoadingNote } from "#app/ui/loading-note.tsx";
import type { SubmissionFigures } from "#contract/submissions/submissions.ts";
import { formatDate } from "#contract/values/dates.ts";
import { groupDigits } from "#contract/values/money.ts";

type Day = SubmissionFigures["days"][number];

const COUNTS = ["views", "likes", "saves", "opens"] as const satisfies readonly (keyof Day)[];

/** How a look in the shop did, by day, loaded when it is opened. */
export function LookFigures({ id, name }: { id: string; name: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="col-span-full"
      onToggle={({ currentTarget }) => setOpen((before) => before || currentTarget.open)}
    >
      <summary
        aria-label={messages.figuresNamed(name)}
        className="inline-flex min-h-11 cursor-pointer items-center text-small"
      >
        <span className="link-line">{messages.figures}</span>
      </summary>
      {isOpen && <Figures id={id} name={name} />}
    </details>
  );
}

function Figures({ id, name }: { id: string; name: string }) {
  const { data, error, isFetching, refetch } = useQuery(figuresQuery(id));
  if (error && !isFetching) {
    return (
      <LoadFailure
        text={failureText(error, messages.figuresFailed)}
        onRetry={() => void refetch()}
        alignStart
      />
    );
  }
  if (!data) return <LoadingNote>{messages.figuresLoading}</LoadingNote>;
  if (data.days.length === 0) return <p className="text-ink-soft text-small">{messages.noFigures}</p>;
  return <FigureTable days={data.days} name={name} />;
}

function FigureTable({ days, name }: { days: readonly Day[]; name: string }) {
  return (
    <table aria-label={messages.figuresOf(name)} className="w-full text-caption tabular-nums">
      <thead>
        <tr className="border-line border-b text-right align-bottom text-ink-soft">
          <th scope="col" className="py-2 pr-2 text-left font-normal">
            {messages.columns.day}
          </th>
          {COUNTS.map((count) => (
            <th key={count} scope="col" className="py-2 pl-2 font-normal">
              {messages.columns[count]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.toReversed().map((day) => (
          <tr key={day.day} className="border-line border-b text-right">
            {/* A day has no time, so no zone may shift it. */}
            <th scope="row" className="whitespace-nowrap py-2 pr-2 text-left font-normal">
              {formatDate(day.day, "UTC")}
            </th>
            {COUNTS.map((count) => (
              <td key={count} className="py-2 pl-2">
                {groupDigits(day[count])}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr className="text-right font-medium">
          <th scope="row" className="py-2 pr-2 text-left font-medium">
            {messages.total}
          </th>
          {COUNTS.map((count) => (
            <td key={count} className="py-2 pl-2">
              {groupDigits(days.reduce((sum, day) => sum + day[count], 0))}
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}

function figuresQuery(id: string) {
  return queryOptions({
    queryKey: [...submissionsKey, "figures", id],
    meta: { personal: true, failureMessage: "Loading the figures of a look failed" },
    queryFn: ({ signal }) =>
      browserApi<SubmissionFigures>({ path: `/submission/${encodeURIComponent(id)}/figures`, signal }),
  });
}
