import type { OutfitFormState } from "#app/dashboard/editor/outfit-form-state.ts";
import { useSettings } from "#app/entities/settings/settings.ts";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { localTime } from "#contract/values/zoned-time.ts";

interface PublishFieldProps {
  form: OutfitFormState;
  isNew: boolean;
}

/** When an inactive outfit is to be activated. */
export function PublishField({ form: { register, clearErrors, formState }, isNew }: PublishFieldProps) {
  const { timeZone } = useSettings();
  return (
    <Field
      label="Publish on"
      error={formState.errors.publishAt?.message}
      hint={`In the shop's time zone, ${timeZone}. ${isNew ? "Without a date, the outfit is active at once." : "Without a date, the outfit stays inactive."}`}
    >
      {(control) => (
        <Input
          {...control}
          {...register("publishAt", { onChange: () => clearErrors("publishAt") })}
          type="datetime-local"
          min={localTime(new Date(), timeZone)}
        />
      )}
    </Field>
  );
}
