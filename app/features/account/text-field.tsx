import type { ComponentProps, ReactNode } from "react";
import { PasswordInput } from "#app/features/account/password-input.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";

interface TextFieldProps
  extends Pick<ComponentProps<"input">, "name" | "ref" | "defaultValue" | "onChange" | "onBlur"> {
  label: string;
  type?: "text" | "email" | "password";
  autoComplete: string;
  /** Below the field. */
  error?: string | undefined;
  /** Marked as invalid, even where the message is above the form. */
  invalid?: boolean | undefined;
  hint?: ReactNode;
  placeholder?: string;
}

/** A text field of an account form. */
export function TextField({ label, type = "text", error, invalid, hint, ...input }: TextFieldProps) {
  const Control = type === "password" ? PasswordInput : Input;
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => (
        <Control
          {...control}
          {...input}
          {...(type === "email"
            ? { type, inputMode: "email", autoCapitalize: "none", spellCheck: false }
            : {})}
          aria-invalid={control["aria-invalid"] ?? (invalid || undefined)}
        />
      )}
    </Field>
  );
}
