import { typedRating } from "#app/editor/outfit/outfit-fields.ts";
import type { OutfitFormState } from "#app/editor/outfit/outfit-rules.ts";
import { useSettings } from "#app/entities/settings/settings.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Field } from "#app/ui/field.tsx";
import { Input, Select, Textarea } from "#app/ui/input.tsx";
import { DESCRIPTION_MAX_LENGTH, RATING_MAX } from "#contract/limits.ts";
import { CATEGORIES, OUTFIT_TYPES, SECTIONS } from "#contract/outfit/outfit-vocabulary.ts";
import { countCharacters } from "#contract/values/characters.ts";
import { localTime } from "#contract/values/zoned-time.ts";

interface BasicFieldsProps {
  form: OutfitFormState;
  /** With the fields that the shop alone decides on: type and rating. */
  isOfShop?: boolean;
}

export function BasicFields({ form, isOfShop = false }: BasicFieldsProps) {
  const { register, clearErrors, setValue, formState, watch } = form;
  const { errors } = formState;
  const length = countCharacters(watch("description").trim());

  const choice = (
    name: "category" | "section" | "type",
    label: string,
    choices: readonly string[],
    none?: string,
  ) => (
    <Field label={label} error={errors[name]?.message}>
      {(control) => (
        <Select {...control} {...register(name, { onChange: () => clearErrors(name) })}>
          {none && <option value="">{none}</option>}
          {choices.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </Select>
      )}
    </Field>
  );

  return (
    <>
      <div className="grid items-start gap-x-5 gap-y-6 sm:grid-cols-2">
        {choice("category", "Category", CATEGORIES, "Choose one")}
        {choice("section", "Section", SECTIONS, "Choose one")}
        {isOfShop && (
          <>
            {choice("type", "Type", OUTFIT_TYPES)}
            <Field label={`Rating (0 to ${RATING_MAX})`} error={errors.rateLook?.message}>
              {(control) => (
                <Input
                  {...control}
                  {...register("rateLook", {
                    onChange: () => clearErrors("rateLook"),
                    onBlur: ({ target }) =>
                      setValue("rateLook", String(typedRating(target.value)), { shouldDirty: true }),
                  })}
                  inputMode="decimal"
                  autoComplete="off"
                />
              )}
            </Field>
          </>
        )}
      </div>
      <Field
        label="Description"
        error={errors.description?.message}
        hint={
          <span
            className={classNames(
              "tabular-nums",
              length > DESCRIPTION_MAX_LENGTH && "font-medium text-danger",
            )}
          >
            {`${length}/${DESCRIPTION_MAX_LENGTH} characters`}
          </span>
        }
      >
        {(control) => (
          <Textarea
            {...control}
            {...register("description", { onChange: () => clearErrors("description") })}
            placeholder="What makes this look, and where to wear it"
          />
        )}
      </Field>
    </>
  );
}

interface PublishFieldProps {
  form: OutfitFormState;
  isNew: boolean;
}

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
