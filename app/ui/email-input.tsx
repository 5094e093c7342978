import { useRef } from "react";
import { Field } from "#app/ui/field.tsx";
import { Input, type InputTone } from "#app/ui/input.tsx";
import * as messages from "#app/ui/messages.ts";
import { useEarlyText } from "#app/ui/use-early-text.ts";
import { EMAIL_MAX_LENGTH } from "#contract/limits.ts";

interface EmailInputProps {
  value: string;
  onType: (typed: string) => void;
  /** Read-only: while it is being sent. */
  locked: boolean;
  /** Shown below the field, for forms with `noValidate`. */
  error?: string | undefined;
  labelHidden?: boolean;
  className?: string;
  tone?: InputTone | undefined;
}

/** For a form with this field alone, which only the browser validates before it is sent. */
export function EmailInput({ value, onType, locked, error, labelHidden, className, tone }: EmailInputProps) {
  const input = useRef<HTMLInputElement>(null);
  useEarlyText(input, value, onType);
  return (
    <Field
      label={messages.email}
      labelHidden={labelHidden}
      error={error}
      inverse={tone === "onAccent"}
      className={className}
    >
      {(control) => (
        <Input
          {...control}
          ref={input}
          type="email"
          name="email"
          autoComplete="email"
          placeholder="you@example.com"
          maxLength={EMAIL_MAX_LENGTH}
          value={value}
          readOnly={locked}
          onChange={(event) => onType(event.target.value)}
          tone={tone}
          required
        />
      )}
    </Field>
  );
}
