import { zodResolver } from "@hookform/resolvers/zod";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type Path,
  type Resolver,
  type UseFormReturn,
  useForm,
} from "react-hook-form";
import { z } from "zod";
import { changeSettings, settingsQuery } from "#app/dashboard/settings/settings-api.ts";
import { applySettings, useSettings } from "#app/entities/settings/settings.ts";
import { SITE_TEXTS_KEY } from "#app/entities/settings/site-texts.tsx";
import { useSingleMutation } from "#app/lib/use-single-mutation.ts";
import { showToast } from "#app/ui/toast.tsx";
import { ApiFailure } from "#contract/http/api-client.ts";
import { SETTINGS_MESSAGES } from "#contract/messages/shop-settings.ts";
import { SETTING_LABELS, type SettingKey } from "#contract/shop/setting-labels.ts";
import type { SettingsChange, ShopSettings } from "#contract/shop/shop-settings.ts";
import { shownSettings } from "#contract/shop/shown-settings.ts";

export interface SettingFormProps {
  settings: ShopSettings;
  onUnsaved: (setting: SettingKey, isUnsaved: boolean) => void;
}

/** The state of a setting's fields, whose paths are those of the call's body. */
export type SettingFields<Fields extends FieldValues> = UseFormReturn<Fields, unknown, SettingsChange>;

interface Options<Fields extends FieldValues> extends SettingFormProps {
  setting: SettingKey;
  fieldsOf: (settings: ShopSettings) => Fields;
  /** Checks the fields with the server's rules and returns the change. */
  schema: z.ZodType<SettingsChange>;
  /** Where all of the server's errors are shown, if the fields have other paths than the call's body. */
  errorField?: FieldPath<Fields>;
}

/**
 * The form of one setting, filled from the current settings, and again from newer ones as long as it holds no
 * unsaved input. If another administrator has changed the setting meanwhile, saving fails and the input
 * stays.
 */
export function useSettingForm<Fields extends FieldValues>({
  setting,
  settings,
  onUnsaved,
  fieldsOf,
  schema,
  errorField,
}: Options<Fields>) {
  const client = useQueryClient();
  const shop = useSettings();
  const saveButton = useRef<HTMLButtonElement>(null);
  const failure = useRef<HTMLDivElement>(null);
  /** The settings that the form was filled from. */
  const [base, setBase] = useState(settings);
  const form = useForm<Fields, unknown, SettingsChange>({
    // Its types need the schema's input, which is a type parameter here.
    resolver: zodResolver(schema as never) as unknown as Resolver<Fields, unknown, SettingsChange>,
    defaultValues: fieldsOf(settings) as DefaultValues<Fields>,
    // Editing a field clears its error until the next attempt to save.
    reValidateMode: "onSubmit",
  });
  const { isDirty } = form.formState;

  const saving = useSingleMutation({
    mutationFn: changeSettings,
    onSuccess: (saved) => {
      fill(saved);
      client.setQueryData(settingsQuery.queryKey, saved);
      applySettings(shownSettings(saved, shop));
      client.removeQueries({ queryKey: [SITE_TEXTS_KEY] });
      void showToast("success", `${SETTING_LABELS[setting]}: saved`);
    },
    onError: (error) => {
      if (isConflict(error)) void client.invalidateQueries({ queryKey: settingsQuery.queryKey });
      showAtFields(error);
    },
  });

  function fill(from: ShopSettings) {
    setBase(from);
    form.reset(fieldsOf(from));
  }

  function showAtFields(error: Error) {
    const details = error instanceof ApiFailure ? error.details : [];
    for (const [index, { path, message }] of details.entries()) {
      const field = errorField ?? (path as FieldPath<Fields>);
      form.setError(field, { type: "server", message }, { shouldFocus: index === 0 });
    }
  }

  useEffect(() => onUnsaved(setting, isDirty), [onUnsaved, setting, isDirty]);

  const isOutdated = settings.versions[setting] !== base.versions[setting];
  const newer = isOutdated && !isDirty && !saving.isPending ? settings : undefined;
  const refill = useEffectEvent(fill);
  useEffect(() => {
    if (newer) refill(newer);
  }, [newer]);

  const { error } = saving;
  useEffect(() => {
    if (error && !(error instanceof ApiFailure && error.details.length > 0)) failure.current?.focus();
  }, [error]);

  const saveOver = (version: number) =>
    form.handleSubmit(
      (change) => {
        if (isDirty) saving.mutate({ ...change, versions: { [setting]: version } });
        else void showToast("info", SETTINGS_MESSAGES.nothingToSave);
      },
      () => void showToast("error", SETTINGS_MESSAGES.formInvalid),
    );

  return {
    form,
    /** The newer settings of another administrator, after a save that they made fail. */
    theirs: isOutdated && error && isConflict(error) ? settings : undefined,
    state: {
      setting,
      isDirty,
      error,
      saveButton,
      failure,
      isSaving: saving.isPending,
      save: saveOver(base.versions[setting]),
      /** Overwrites the newer settings. */
      saveAnyway: saveOver(settings.versions[setting]),
      /** Replaces the input by the current settings. */
      discard: () => {
        saving.reset();
        fill(settings);
        saveButton.current?.focus();
      },
    },
  };
}

type OriginalSetting =
  | "identity"
  | "appearance"
  | "social"
  | "claims"
  | "testimonials"
  | "home"
  | "faq"
  | "styleNotes"
  | "about"
  | "privacy"
  | "terms";

interface OptionsWithOriginal<Key extends OriginalSetting> extends SettingFormProps {
  setting: Key;
  schema: z.ZodType<NonNullable<SettingsChange[Key]>>;
  original: NonNullable<ShopSettings[Key]>;
}

/**
 * The form of a setting that the site has a value of its own for. That is stored as null, so that the one of a
 * new release takes its place.
 */
export function useSettingWithOriginal<Key extends OriginalSetting>({
  setting,
  schema,
  original,
  ...props
}: OptionsWithOriginal<Key>) {
  type Value = NonNullable<ShopSettings[Key]>;
  type Fields = Record<Key, Value>;
  const shownIn = (settings: ShopSettings): Value => settings[setting] ?? original;
  const stored = schema.transform((value) => (isSameJson(value, original) ? null : value));
  const { form, theirs, state } = useSettingForm<Fields>({
    ...props,
    setting,
    schema: z.object({ [setting]: stored }),
    fieldsOf: (settings) => ({ [setting]: shownIn(settings) }) as Fields,
  });
  const value = form.watch(setting as unknown as Path<Fields>) as Value;
  return {
    form,
    value,
    theirs: theirs && shownIn(theirs),
    state,
    /** Undefined while the form has the site's own value. */
    onRestore: isSameJson(value, original)
      ? undefined
      : () => form.reset({ [setting]: original } as Fields, { keepDefaultValues: true }),
  };
}

function isConflict(error: Error): boolean {
  return error instanceof ApiFailure && error.status === 409;
}

function isSameJson(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
