import type { ReactNode } from "react";
import { SaveFailure } from "#app/dashboard/editor/save-failure.tsx";
import type { useSettingForm } from "#app/dashboard/settings/use-setting-form.ts";
import { Button } from "#app/ui/button.tsx";
import { LockedFields } from "#app/ui/locked-fields.tsx";
import { SETTING_LABELS } from "#contract/shop/shop-settings.ts";

interface SettingFormProps {
  state: ReturnType<typeof useSettingForm>["state"];
  /** What another administrator has saved meanwhile. */
  theirs: ReactNode;
  /**
   * Fills the form with the texts that the shop came with; undefined if there are none, or they are there.
   */
  onRestore?: (() => void) | undefined;
  children: ReactNode;
}

/** The fields of a setting with its buttons, and what to do when it could not be saved. */
export function SettingForm({ state, theirs, onRestore, children }: SettingFormProps) {
  const { setting, error, failure, isSaving, isDirty, save, saveAnyway, discard, saveButton } = state;
  const label = SETTING_LABELS[setting];
  return (
    <form method="post" noValidate onSubmit={save} aria-label={label} className="grid gap-6">
      {error && <SaveFailure ref={failure} error={error} onLoadTheirs={discard} onSaveAnyway={saveAnyway} />}
      {theirs && (
        <section aria-label="Saved meanwhile" className="grid gap-4 bg-paper-deep px-4 py-4 sm:px-5">
          <h3 className="font-medium text-small">This is saved now, by another administrator</h3>
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
            aria-label={`Restore the original texts: ${label}`}
            onClick={onRestore}
          >
            Restore the original texts
          </Button>
        )}
        {isDirty && <p className="text-caption text-ink-soft">Not saved yet</p>}
      </div>
    </form>
  );
}
