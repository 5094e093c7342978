import { ChevronDown } from "lucide";
import { RowPicture } from "#app/dashboard/catalogue/row-picture.tsx";
import { OutfitSubtitle } from "#app/entities/outfit/outfit-subtitle.tsx";
import { formatCount } from "#app/lib/format-count.ts";
import { Eyebrow } from "#app/ui/eyebrow.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { BespokeRequest } from "#contract/bespoke/bespoke.ts";
import { BESPOKE_REPLY_EMAIL as texts } from "#contract/messages/bespoke.ts";
import type { OutfitSummary } from "#contract/outfit/outfit.ts";
import { formatRupees } from "#contract/values/money.ts";

interface EmailPreviewProps {
  request: BespokeRequest;
  note: string;
  picks: readonly OutfitSummary[];
}

/** What the email will say, in the order of its template (server/modules/bespoke/reply-email.ts). */
export function EmailPreview({ request, note, picks }: EmailPreviewProps) {
  return (
    <details className="group border border-line">
      <summary className="flex min-h-12 cursor-pointer list-none items-center justify-between gap-4 px-4 font-medium sm:px-6">
        Preview of the email
        <Icon of={ChevronDown} size="small" className="transition-transform group-open:rotate-180" />
      </summary>
      <div className="grid gap-6 border-line border-t bg-paper-raised px-4 py-6 sm:px-6">
        <p className="grid gap-0.5 text-caption text-ink-soft wrap-anywhere">
          <span>{`To: ${request.email}`}</span>
          <span>{`Subject: ${texts.subject}`}</span>
        </p>
        <p className="font-display text-display-s">{texts.title(Math.max(1, picks.length))}</p>
        {note.trim() !== "" && (
          <p dir="auto" className="max-w-text whitespace-pre-line break-words">
            {note.trim()}
          </p>
        )}
        {picks.length > 0 && (
          <ul aria-label="Looks in the email" className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
            {picks.map((outfit) => (
              <li key={outfit._id} className="flex min-w-0 items-start gap-3">
                <RowPicture outfit={outfit} sizes="64px" className="aspect-3/4 w-16 shrink-0" />
                <div className="min-w-0 text-small">
                  <p className="font-medium">{`${outfit.category} Outfit`}</p>
                  <OutfitSubtitle>{outfit.subtitle}</OutfitSubtitle>
                  <p className="mt-1 text-ink-soft tabular-nums">
                    {`${formatRupees(outfit.totalPrice)} · ${formatCount(outfit.numberOfItems, "item", "items")}`}
                  </p>
                </div>
              </li>
            ))}
          </ul>
        )}
        <div className="border-line-strong border-l-2 pl-4">
          <Eyebrow>{texts.askedFor}</Eyebrow>
          <p dir="auto" className="mt-1 max-w-text whitespace-pre-line text-ink-soft text-small break-words">
            {request.description}
          </p>
        </div>
      </div>
    </details>
  );
}
