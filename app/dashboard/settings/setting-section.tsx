import { type ReactNode, useId } from "react";
import type { useSettingForm } from "#app/dashboard/settings/use-setting-form.ts";
import { SaveFailure } from "#app/editor/frame/save-failure.tsx";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { LockedFields } from "#app/ui/locked-fields.tsx";
import { SETTING_LABELS, type SettingKey } from "#contract/shop/setting-labels.ts";

interface SettingSectionProps {
  setting: SettingKey;
  /** What there is to know beyond the sentence below the heading. */
  text: ReactNode;
  children: ReactNode;
  /** What visitors see of it, beside the form. */
  preview?: ReactNode;
}

export function SettingSection({ setting, text, children, preview }: SettingSectionProps) {
  return (
    <section aria-label={SETTING_LABELS[setting]} className="@container border-ink border-t pt-6">
      <div className="grid gap-x-12 gap-y-8 @3xl:grid-cols-split-7-5">
        <div className="grid min-w-0 content-start gap-6">
          <p className="max-w-text text-ink-soft text-small">{text}</p>
          {children}
        </div>
        {preview && (
          <div className="grid min-w-0 content-start gap-5 @3xl:sticky @3xl:top-6 @3xl:self-start">
            {preview}
          </div>
        )}
      </div>
    </section>
  );
}

const GROUNDS = { paper: "bg-paper", deep: "bg-paper-deep", accent: "bg-accent text-paper" };

interface PreviewProps {
  where: string;
  ground?: keyof typeof GROUNDS;
  children: ReactNode;
}

/** A part of the site with the values in the form. */
export function Preview({ where, ground = "paper", children }: PreviewProps) {
  const id = useId();
  return (
    <figure aria-labelledby={id} className="grid min-w-0 gap-2">
      <figcaption id={id} className="text-caption text-ink-soft">
        {`Preview: ${where}`}
      </figcaption>
      <div className={classNames("min-w-0 border border-line px-5 py-6 wrap-anywhere", GROUNDS[ground])}>
        {children}
      </div>
    </figure>
  );
}

export function NothingShown({ children }: { children: ReactNode }) {
  return <p className="text-ink-soft text-small">{children}</p>;
}

interface SettingFormProps {
  state: ReturnType<typeof useSettingForm>["state"];
  theirs: ReactNode;
  /** Fills the form with the default; undefined if there is none or the form has it. */
  onRestore?: (() => void) | undefined;
  children: ReactNode;
}

export function SettingForm({ state, theirs, onRestore, children }: SettingFormProps) {
  const { setting, error, failure, isSaving, isDirty, save, saveAnyway, discard, saveButton } = state;
  const label = SETTING_LABELS[setting];
  return (
    <form method="post" noValidate onSubmit={save} aria-label={label} className="grid gap-6">
      {error && <SaveFailure ref={failure} error={error} onLoadTheirs={discard} onSaveAnyway={saveAnyway} />}
      {theirs && (
        <section aria-label="Saved meanwhile" className="grid gap-4 bg-paper-deep px-4 py-4 sm:px-5">
          <h2 className="font-medium text-small">This is saved now, by another administrator</h2>
          {theirs}
        </section>
      )}
      <LockedFields locked={isSaving} className="grid min-w-0 gap-6">
        {children}
      </LockedFields>
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" size="small" ref={saveButton} busy={isSaving} aria-label={`Save: ${label}`}>
          Save
        </Button>
        {isDirty && (
          <Button
            variant="secondary"
            size="small"
            disabled={isSaving}
            aria-label={`Discard changes: ${label}`}
            onClick={discard}
          >
            Discard changes
          </Button>
        )}
        {onRestore && (
          <Button
            variant="ghost"
            size="small"
            disabled={isSaving}
            aria-label={`Back to the default: ${label}`}
            onClick={() => {
              onRestore();
              // The button is gone once the form has the default.
              saveButton.current?.focus();
            }}
          >
            Back to the default
          </Button>
        )}
        {isDirty && <p className="text-caption text-ink-soft">Not saved yet</p>}
      </div>
    </form>
  );
}
