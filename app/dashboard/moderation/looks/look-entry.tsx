import { DecisionButtons } from "#app/dashboard/moderation/decision-buttons.tsx";
import {
  EMPTY_DRAFT,
  LOOK_DECISIONS,
  type LookDraft,
} from "#app/dashboard/moderation/looks/look-decision.ts";
import { LookPicture } from "#app/dashboard/moderation/looks/look-picture.tsx";
import { LookPreview } from "#app/dashboard/moderation/looks/look-preview.tsx";
import { outfitName } from "#app/entities/outfit/messages.ts";
import { useSettings } from "#app/entities/settings/settings.ts";
import { isHeld } from "#app/entities/submission/submission-queries.ts";
import { formatCount } from "#app/lib/format-count.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input, Select } from "#app/ui/input.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { RATING_MAX } from "#contract/limits.ts";
import { SUBMISSION_STATE_LABELS, SUBMISSION_WARNING_LABELS } from "#contract/messages/submission-labels.ts";
import { OUTFIT_TYPE_LABELS } from "#contract/outfit/outfit-labels.ts";
import { DEFAULT_OUTFIT_TYPE, OUTFIT_TYPES, type OutfitType } from "#contract/outfit/outfit-vocabulary.ts";
import type { AdminSubmission, SubmissionAction } from "#contract/submissions/submissions.ts";
import { formatDate, formatDateTime } from "#contract/values/dates.ts";

interface LookEntryProps {
  look: AdminSubmission;
  draft: LookDraft | undefined;
  onDraft: (changes: Partial<LookDraft>) => void;
  onDecide: (action: SubmissionAction) => void;
}

export function LookEntry({ look, draft, onDraft, onDecide }: LookEntryProps) {
  return (
    <li className="grid gap-x-10 gap-y-6 border-line border-t py-8 lg:grid-cols-[minmax(0,26rem)_minmax(0,1fr)]">
      <LookPicture look={look} />
      <div className="grid min-w-0 content-start gap-6">
        <LookFacts look={look} />
        <LookPreview look={look} />
        {look.state === "submitted" && (
          <LookDecisions look={look} draft={draft} onDraft={onDraft} onDecide={onDecide} />
        )}
      </div>
    </li>
  );
}

function LookFacts({ look }: { look: AdminSubmission }) {
  const { timeZone } = useSettings();
  const { state, author, warnings, note, outfitId, submittedAt } = look;
  return (
    <div className="grid gap-3">
      <p className="flex flex-wrap gap-1.5">
        <Badge size="small" tone={state === "submitted" ? "accent" : "quiet"}>
          {SUBMISSION_STATE_LABELS[state]}
        </Badge>
        <Badge size="small" tone="outline">
          {look.isComposed ? "Made in the studio" : "Uploaded picture"}
        </Badge>
        {isHeld(look) && (
          <Badge size="small" tone="outline">
            Was in the shop
          </Badge>
        )}
      </p>
      {warnings.length > 0 && (
        <ul aria-label="Warnings" className="text-danger text-small">
          {warnings.map((warning) => (
            <li key={warning}>{SUBMISSION_WARNING_LABELS[warning]}</li>
          ))}
        </ul>
      )}
      <div>
        <p className="font-medium text-small wrap-anywhere">
          <span>By </span>
          <TextLink to={`/dashboard/users?searchTerm=${encodeURIComponent(author.username)}`} look="inline">
            <bdi>{author.username}</bdi>
          </TextLink>
        </p>
        <p className="text-caption text-ink-soft">
          {submittedAt && <span>{`Submitted ${formatDateTime(submittedAt, timeZone)} · `}</span>}
          <span>{`account since ${formatDate(author.createdAt, timeZone)} · `}</span>
          <span>{`${formatCount(author.numberOfPublished, "look", "looks")} in the shop`}</span>
          {author.isBlocked && <span> · blocked</span>}
          {outfitId && (
            <>
              <span> · </span>
              <TextLink to={`/outfit/${outfitId}`} look="inline">
                {state === "published" ? "See it in the shop" : "Its page"}
              </TextLink>
            </>
          )}
        </p>
      </div>
      {note && (
        <p className="max-w-text border-line-strong border-l pl-4 text-small wrap-anywhere">
          <span className="text-ink-soft">To the author: </span>
          <bdi className="whitespace-pre-line">{note}</bdi>
        </p>
      )}
    </div>
  );
}

/** Rating and type, which authors have no say in, and the decisions. */
function LookDecisions({ look, draft = EMPTY_DRAFT, onDraft, onDecide }: LookEntryProps) {
  const unchanged = isHeld(look) ? "As it was" : undefined;
  const what = `${outfitName(look)} by ${look.author.username}`;
  return (
    <div className="grid gap-5 border-line border-t pt-5">
      <div className="grid max-w-xl items-start gap-x-5 gap-y-4 2xs:grid-cols-2">
        <Field label={`Rating (0 to ${RATING_MAX})`} error={draft.ratingError}>
          {(control) => (
            <Input
              {...control}
              inputMode="decimal"
              autoComplete="off"
              placeholder={unchanged ?? "0"}
              value={draft.rating}
              onChange={({ target }) => onDraft({ rating: target.value, ratingError: undefined })}
            />
          )}
        </Field>
        <Field label="Type">
          {(control) => (
            <Select
              {...control}
              value={draft.type}
              onChange={({ target }) => onDraft({ type: target.value as OutfitType | "" })}
            >
              <option value="">{unchanged ?? OUTFIT_TYPE_LABELS[DEFAULT_OUTFIT_TYPE]}</option>
              {OUTFIT_TYPES.filter((type) => unchanged || type !== DEFAULT_OUTFIT_TYPE).map((type) => (
                <option key={type} value={type}>
                  {OUTFIT_TYPE_LABELS[type]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </div>
      <DecisionButtons decisions={LOOK_DECISIONS} what={what} onDecide={onDecide} />
    </div>
  );
}
