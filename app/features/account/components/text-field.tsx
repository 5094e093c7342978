import type { ComponentProps, ReactNode } from "react";
import { PasswordInput } from "#app/features/account/components/password-input.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";

interface TextFieldProps {
  label: string;
  /** What ties it to its form. */
  registration: ComponentProps<"input">;
  type?: "text" | "email" | "password";
  autoComplete: string;
  /** Below the field. */
  error?: string | undefined;
  /** Marked as wrong, even where the form says why and not the field. */
  invalid?: boolean | undefined;
  hint?: ReactNode;
  placeholder?: string;
}

/** A line of an account's form. */
export function TextField({
  label,
  registration,
  type = "text",
  error,
  invalid,
  hint,
  ...input
}: TextFieldProps) {
  const Control = type === "password" ? PasswordInput : Input;
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => (
        <Control
          {...control}
          {...registration}
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
