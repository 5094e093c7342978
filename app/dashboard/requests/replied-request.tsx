import { useQuery } from "@tanstack/react-query";
import { RowPicture } from "#app/dashboard/catalogue/row-picture.tsx";
import { RequestSummary } from "#app/dashboard/requests/request-summary.tsx";
import { publicOutfitsQuery } from "#app/dashboard/requests/requests-api.ts";
import { useSettings } from "#app/entities/settings/settings.ts";
import { formatCount } from "#app/lib/format-count.ts";
import { Link } from "#app/ui/link.tsx";
import type { BespokeRequest } from "#contract/bespoke/bespoke.ts";
import { outfitName } from "#contract/outfit/outfit-vocabulary.ts";
import { formatDateTime } from "#contract/values/dates.ts";

export function RepliedRequest({ request }: { request: BespokeRequest }) {
  const { timeZone } = useSettings();
  return (
    <li className="border-line border-b py-6">
      <RequestSummary request={request}>
        <div className="mt-2 grid gap-3 border-emerald border-l-2 pl-4">
          <p className="text-caption text-ink-soft">
            {request.answeredAt && `Answered ${formatDateTime(request.answeredAt, timeZone)}`}
          </p>
          <p dir="auto" className="max-w-text whitespace-pre-line text-small">
            {request.answerNote}
          </p>
          {request.answerOutfitIds.length > 0 ? (
            <ReplyOutfits ids={request.answerOutfitIds} />
          ) : (
            <p className="text-caption text-ink-soft">Its outfits are not in the shop any more.</p>
          )}
        </div>
      </RequestSummary>
    </li>
  );
}

function ReplyOutfits({ ids }: { ids: readonly string[] }) {
  const { data } = useQuery(publicOutfitsQuery(ids));
  if (!data)
    return <p className="text-caption text-ink-soft">{formatCount(ids.length, "outfit", "outfits")}</p>;
  const gone = ids.length - data.outfits.length;
  return (
    <>
      <ul aria-label="Outfits of the answer" className="flex flex-wrap gap-3">
        {data.outfits.map((outfit) => (
          <li key={outfit._id}>
            <Link
              to={`/outfit/${outfit._id}`}
              aria-label={outfitName(outfit)}
              data-tooltip={outfitName(outfit)}
            >
              <RowPicture outfit={outfit} sizes="64px" className="aspect-3/4 w-16" />
            </Link>
          </li>
        ))}
      </ul>
      {gone > 0 && (
        <p className="text-caption text-ink-soft">
          {`${formatCount(gone, "outfit is", "outfits are")} not in the shop any more.`}
        </p>
      )}
    </>
  );
}
