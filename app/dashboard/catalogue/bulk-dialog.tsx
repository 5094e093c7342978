import { type FormEvent, type ReactNode, useState } from "react";
import { RowPicture } from "#app/dashboard/catalogue/row-picture.tsx";
import type { BulkFailure, BulkValues, useBulkChange } from "#app/dashboard/catalogue/use-bulk-change.ts";
import { useSettings } from "#app/entities/settings/settings.ts";
import { failureText } from "#app/lib/failure-text.ts";
import { formatCount } from "#app/lib/format-count.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog, type DialogProps } from "#app/ui/dialog.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input, Select } from "#app/ui/input.tsx";
import type { AdminOutfitRow } from "#contract/dashboard/admin-outfits.ts";
import type { BulkAction } from "#contract/dashboard/bulk-outfits.ts";
import { ApiFailure } from "#contract/http/api-client.ts";
import { TAG_MAX_LENGTH } from "#contract/limits.ts";
import { OUTFIT_CHANGE_MESSAGES as messages } from "#contract/messages/outfit-form.ts";
import { CATEGORIES, OUTFIT_TYPES } from "#contract/outfit/outfit-vocabulary.ts";
import { formatDateTime } from "#contract/values/dates.ts";
import { localTime, zonedTime } from "#contract/values/zoned-time.ts";

const PICTURES_MAX = 7;

interface BulkDialogProps {
  open: boolean;
  onClose: () => void;
  change: ReturnType<typeof useBulkChange>;
  /** Of the dialog, as its opener can be gone. */
  finalFocus: DialogProps["finalFocus"];
}

export function BulkDialog({ open, onClose, change, finalFocus }: BulkDialogProps) {
  const { requested, outcome, busy } = change;
  if (!requested) return null;
  if (outcome) {
    return (
      <Dialog
        open={open}
        onOpenChange={onClose}
        title={outcome.isPartial ? "Not all were changed" : "Nothing was changed"}
        description={outcome.text}
        mark="warning"
        finalFocus={finalFocus}
      >
        <Failures failures={outcome.failures} />
        <div className="mt-8 flex justify-end">
          <Button onClick={onClose}>Close</Button>
        </div>
      </Dialog>
    );
  }
  const { action, outfits } = requested;
  const isDelete = action === "delete";
  return (
    <Dialog
      open={open}
      onOpenChange={onClose}
      title={titleOf(action, formatCount(outfits.length, "outfit", "outfits"))}
      description={
        isDelete
          ? "They will be deleted with their likes and comments, and removed from every cart. This cannot be undone."
          : undefined
      }
      mark={isDelete ? "danger" : undefined}
      locked={busy}
      finalFocus={finalFocus}
    >
      <Pictures outfits={outfits} />
      {isDelete ? (
        <DeleteForm change={change} onCancel={onClose} />
      ) : action === "schedule" ? (
        <ScheduleForm change={change} outfits={outfits} onCancel={onClose} />
      ) : action === "setCategory" ? (
        <ChoiceForm
          change={change}
          label="Category"
          choices={CATEGORIES}
          valuesOf={(category) => ({ category })}
          onCancel={onClose}
        />
      ) : action === "setType" ? (
        <ChoiceForm
          change={change}
          label="Type"
          choices={OUTFIT_TYPES}
          valuesOf={(type) => ({ type })}
          onCancel={onClose}
        />
      ) : (
        <TagForm change={change} action={action} onCancel={onClose} />
      )}
    </Dialog>
  );
}

function titleOf(action: BulkAction, outfits: string): string {
  if (action === "delete") return `Delete ${outfits}?`;
  if (action === "setCategory") return `Change the category of ${outfits}`;
  if (action === "setType") return `Change the type of ${outfits}`;
  if (action === "schedule") return `Publish ${outfits} later`;
  return action === "addTag" ? `Add a tag to ${outfits}` : `Remove a tag from ${outfits}`;
}

/** Shows what is selected, because it may be on other pages of the table. */
function Pictures({ outfits }: { outfits: readonly AdminOutfitRow[] }) {
  const more = outfits.length - PICTURES_MAX;
  return (
    <div aria-hidden="true" className="mt-5 flex items-center gap-2">
      {outfits.slice(0, PICTURES_MAX).map((outfit) => (
        <RowPicture key={outfit._id} outfit={outfit} sizes="48px" className="aspect-3/4 w-12 min-w-0" />
      ))}
      {more > 0 && <span className="shrink-0 text-caption text-ink-soft tabular-nums">{`+${more}`}</span>}
    </div>
  );
}

function Failures({ failures }: { failures: readonly BulkFailure[] }) {
  return (
    <ul aria-label="Not changed" className="mt-5 border-line border-y">
      {failures.map(({ id, name, message }) => (
        <li key={id} className="border-line border-b py-3 text-small last:border-b-0">
          <p className="font-medium">{name}</p>
          <p className="text-ink-soft">{message}</p>
        </li>
      ))}
    </ul>
  );
}

interface FormProps {
  change: ReturnType<typeof useBulkChange>;
  onCancel: () => void;
}

function DeleteForm({ change, onCancel }: FormProps) {
  return (
    <>
      {change.error && (
        <p role="alert" className="mt-5 text-danger text-small">
          {errorOf(change.error)}
        </p>
      )}
      <Buttons busy={change.busy} onCancel={onCancel}>
        <Button variant="danger" busy={change.busy} onClick={() => change.send()}>
          Delete
        </Button>
      </Buttons>
    </>
  );
}

function TagForm({ change, action, onCancel }: FormProps & { action: BulkAction }) {
  const [tag, setTag] = useState("");
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        change.send({ tag: tag.trim().replace(/^#+\s*/, "") });
      }}
    >
      <Field label="Tag" error={errorOf(change.error)} className="mt-5">
        {(control) => (
          <Input
            {...control}
            value={tag}
            onChange={(event) => setTag(event.target.value)}
            maxLength={TAG_MAX_LENGTH}
            autoComplete="off"
          />
        )}
      </Field>
      <Buttons busy={change.busy} onCancel={onCancel}>
        <Button type="submit" busy={change.busy}>
          {action === "addTag" ? "Add tag" : "Remove tag"}
        </Button>
      </Buttons>
    </form>
  );
}

interface ChoiceFormProps<T extends string> extends FormProps {
  label: string;
  choices: readonly T[];
  valuesOf: (chosen: T) => BulkValues;
}

/** Nothing is chosen at first, so that no outfit changes by a careless press. */
function ChoiceForm<T extends string>({ change, label, choices, valuesOf, onCancel }: ChoiceFormProps<T>) {
  const [chosen, setChosen] = useState<T>();
  const [isMissing, setMissing] = useState(false);
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        setMissing(!chosen);
        if (chosen) change.send(valuesOf(chosen));
      }}
    >
      <Field
        label={label}
        error={isMissing && !chosen ? messages.choiceRequired : errorOf(change.error)}
        className="mt-5"
      >
        {(control) => (
          <Select
            {...control}
            value={chosen ?? ""}
            onChange={({ target }) => setChosen(choices.find((choice) => choice === target.value))}
          >
            <option value="">Please choose</option>
            {choices.map((choice) => (
              <option key={choice}>{choice}</option>
            ))}
          </Select>
        )}
      </Field>
      <Buttons busy={change.busy} onCancel={onCancel}>
        <Button type="submit" busy={change.busy}>
          Change
        </Button>
      </Buttons>
    </form>
  );
}

interface ScheduleFormProps extends FormProps {
  outfits: readonly AdminOutfitRow[];
}

function ScheduleForm({ change, outfits, onCancel }: ScheduleFormProps) {
  const { timeZone } = useSettings();
  const scheduled = outfits.find(({ publishAt }) => publishAt)?.publishAt;
  const [local, setLocal] = useState(() =>
    scheduled ? localTime(new Date(scheduled), timeZone) : tomorrowMorning(timeZone),
  );
  const [isIncomplete, setIncomplete] = useState(false);
  const time = zonedTime(local, timeZone);
  return (
    <form
      method="post"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        setIncomplete(!time);
        if (time) change.send({ publishAt: time.toISOString() });
      }}
    >
      <Field
        label="Publish on"
        error={isIncomplete && !time ? messages.publishAtRequired : errorOf(change.error)}
        hint={`${time ? formatDateTime(time.toISOString(), timeZone) : "A date and time"} in the shop's time zone, ${timeZone}`}
        className="mt-5"
      >
        {(control) => (
          <Input
            {...control}
            type="datetime-local"
            min={localTime(new Date(), timeZone)}
            value={local}
            onChange={(event) => setLocal(event.target.value)}
          />
        )}
      </Field>
      <Buttons busy={change.busy} onCancel={onCancel}>
        {scheduled && (
          <Button variant="secondary" disabled={change.busy} onClick={() => change.send({ publishAt: null })}>
            Remove the date
          </Button>
        )}
        <Button type="submit" busy={change.busy}>
          Schedule
        </Button>
      </Buttons>
    </form>
  );
}

function tomorrowMorning(timeZone: string): string {
  const tomorrow = new Date(Date.now() + 86_400_000);
  return `${localTime(tomorrow, timeZone).slice(0, 10)}T09:00`;
}

interface ButtonsProps {
  busy: boolean;
  onCancel: () => void;
  children: ReactNode;
}

function Buttons({ busy, onCancel, children }: ButtonsProps) {
  return (
    <div className="mt-8 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
      <Button variant="secondary" onClick={onCancel} disabled={busy}>
        Cancel
      </Button>
      {children}
    </div>
  );
}

/** The server's message about the value that was sent, else about the call. */
function errorOf(error: Error | null): string | undefined {
  if (!error) return undefined;
  const [detail] = error instanceof ApiFailure ? error.details : [];
  return detail?.message ?? failureText(error, messages.bulkFailed);
}
