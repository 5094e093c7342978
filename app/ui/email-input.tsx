import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { EMAIL_MAX_LENGTH } from "#contract/limits.ts";

interface EmailInputProps {
  value: string;
  onType: (typed: string) => void;
  /** While it is being sent. */
  locked: boolean;
  /** Said below the field, where the form keeps the browser from saying it. */
  error?: string | undefined;
  labelHidden?: boolean;
  className?: string;
  inputClassName?: string | undefined;
}

/** The one e-mail address that a form asks for; the browser alone checks it before it is sent (spec section 5). */
export function EmailInput({
  value,
  onType,
  locked,
  error,
  labelHidden,
  className,
  inputClassName,
}: EmailInputProps) {
  return (
    <Field label="E-mail" labelHidden={labelHidden} error={error} className={className}>
      {(control) => (
        <Input
          {...control}
          type="email"
          name="email"
          autoComplete="email"
          placeholder="you@example.com"
          maxLength={EMAIL_MAX_LENGTH}
          value={value}
          readOnly={locked}
          onChange={(event) => onType(event.target.value)}
          className={inputClassName}
          required
        />
      )}
    </Field>
  );
}
