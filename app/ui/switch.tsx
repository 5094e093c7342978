import { type ComponentProps, type ReactNode, useId } from "react";

interface SwitchProps extends Pick<ComponentProps<"input">, "checked" | "disabled"> {
  label: ReactNode;
  /** Shown below the label. */
  hint?: ReactNode;
  onSwitch: (isOn: boolean) => void;
  /** The last change is being saved: it cannot be changed and keeps the focus. */
  busy?: boolean;
}

/** Takes effect at once, unlike a checkbox of a form. */
export function Switch({ label, hint, onSwitch, busy, ...rest }: SwitchProps) {
  const id = useId();
  return (
    <div className="flex items-start justify-between gap-6">
      <div className="min-w-0">
        <label htmlFor={id} className="font-medium text-small">
          {label}
        </label>
        {hint && (
          <p id={`${id}-hint`} className="mt-1 max-w-passage text-caption text-ink-soft">
            {hint}
          </p>
        )}
      </div>
      <input
        {...rest}
        id={id}
        type="checkbox"
        role="switch"
        aria-checked={rest.checked}
        aria-describedby={hint ? `${id}-hint` : undefined}
        aria-disabled={busy || undefined}
        onChange={({ target }) => !busy && onSwitch(target.checked)}
        className="relative h-7 w-12 shrink-0 cursor-pointer appearance-none rounded-pill bg-line-strong transition-colors duration-calm ease-quiet after:absolute after:top-1 after:left-1 after:size-5 after:rounded-pill after:bg-paper-raised after:transition-transform after:duration-calm after:ease-quiet checked:bg-second checked:after:translate-x-5 off:cursor-not-allowed off:opacity-55"
      />
    </div>
  );
}
