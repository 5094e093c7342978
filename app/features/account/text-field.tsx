import { Eye, EyeOff } from "lucide";
import { type ComponentProps, type ReactNode, useState } from "react";
import * as messages from "#app/features/account/messages.ts";
import { Field } from "#app/ui/field.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import { Input } from "#app/ui/input.tsx";

interface TextFieldProps
  extends Pick<ComponentProps<"input">, "name" | "ref" | "defaultValue" | "onChange" | "onBlur"> {
  label: string;
  type?: "text" | "email" | "password";
  autoComplete: string;
  error?: string | undefined;
  /** Marked as invalid, even where the message is above the form. */
  invalid?: boolean | undefined;
  hint?: ReactNode;
  placeholder?: string;
}

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

/** With a button that shows the typed text. */
function PasswordInput(props: Omit<ComponentProps<"input">, "type">) {
  const [shown, setShown] = useState(false);
  return (
    <span className="relative block">
      <Input
        {...props}
        type={shown ? "text" : "password"}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        room="end"
      />
      <IconButton
        label={shown ? messages.hidePassword : messages.showPassword}
        onClick={() => setShown(!shown)}
        className="absolute inset-y-0 right-0.5 my-auto"
      >
        <Icon of={shown ? EyeOff : Eye} />
      </IconButton>
    </span>
  );
}
