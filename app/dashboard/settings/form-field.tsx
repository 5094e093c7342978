import type { ComponentProps } from "react";
import type { FieldPath, FieldValues } from "react-hook-form";
import type { SettingFields } from "#app/dashboard/settings/use-setting-form.ts";
import { classNames } from "#app/ui/class-names.ts";
import { Field } from "#app/ui/field.tsx";
import { Input, Textarea } from "#app/ui/input.tsx";
import { countCharacters } from "#contract/values/characters.ts";

interface FormFieldProps<Fields extends FieldValues>
  extends Pick<ComponentProps<"input">, "type" | "inputMode" | "placeholder" | "aria-label" | "list"> {
  form: SettingFields<Fields>;
  name: FieldPath<Fields>;
  label: string;
  hint?: string;
  /** Makes a field of several lines that shows how many of so many characters are used. */
  maxLength?: number;
  className?: string;
}

/** Editing the text clears its error. */
export function FormField<Fields extends FieldValues>({
  form,
  name,
  label,
  hint,
  maxLength,
  className,
  ...input
}: FormFieldProps<Fields>) {
  const { register, clearErrors, formState, getFieldState } = form;
  const registered = register(name, { onChange: () => clearErrors(name) });
  return (
    <Field
      label={label}
      error={getFieldState(name, formState).error?.message}
      hint={
        maxLength === undefined ? (
          hint
        ) : (
          <span className="flex flex-wrap justify-between gap-x-4">
            <span>{hint}</span>
            <Count length={countCharacters(String(form.watch(name)).trim())} maxLength={maxLength} />
          </span>
        )
      }
      className={classNames("min-w-0", className)}
    >
      {(control) =>
        maxLength === undefined ? (
          <Input {...control} {...input} {...registered} autoComplete="off" />
        ) : (
          <Textarea
            {...control}
            {...registered}
            placeholder={input.placeholder}
            aria-label={input["aria-label"]}
            className="field-sizing-content max-h-96"
          />
        )
      }
    </Field>
  );
}

function Count({ length, maxLength }: { length: number; maxLength: number }) {
  return (
    <span className={classNames("tabular-nums", length > maxLength && "font-medium text-danger")}>
      {`${length}/${maxLength} characters`}
    </span>
  );
}
