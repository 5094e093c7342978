import { type ReactNode, useId } from "react";
import { classNames } from "#app/ui/class-names.ts";

/** Props that connect a control to its label, hint and error: spread them over Input, Textarea or Select. */
export interface FieldControl {
  id: string;
  "aria-describedby": string | undefined;
  "aria-invalid": true | undefined;
}

interface FieldProps {
  label: string;
  /** The label is for assistive technology alone. */
  labelHidden?: boolean | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  /** On the accent colour. */
  inverse?: boolean | undefined;
  children: (control: FieldControl) => ReactNode;
  className?: string | undefined;
}

/** A form field: label, control, hint and error. */
export function Field({ label, labelHidden, hint, error, inverse, children, className }: FieldProps) {
  const id = useId();
  const hintId = `${id}-hint`;
  const errorId = `${id}-error`;
  const describedBy = [error && errorId, hint && hintId].filter(Boolean).join(" ");
  return (
    <div className={classNames("grid content-start gap-2", className)}>
      <label htmlFor={id} className={labelHidden ? "sr-only" : "font-medium text-small"}>
        {label}
      </label>
      {children({
        id,
        "aria-describedby": describedBy || undefined,
        "aria-invalid": error ? true : undefined,
      })}
      {error && (
        <p
          id={errorId}
          role="alert"
          className={classNames("text-caption", inverse ? "text-paper" : "text-danger")}
        >
          {error}
        </p>
      )}
      {hint && (
        <p id={hintId} className="text-caption text-ink-soft">
          {hint}
        </p>
      )}
    </div>
  );
}
