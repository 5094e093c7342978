import { Minus, Plus } from "lucide";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import * as messages from "#app/ui/messages.ts";
import { Spinner } from "#app/ui/spinner.tsx";

interface StepperProps {
  /** What is counted: "quantity of Wedding Outfit". */
  what: string;
  value: number;
  min: number;
  max: number;
  onChange: (value: number) => void;
  /** The last change is being saved: shows a spinner instead of the number and cannot be changed. */
  busy?: boolean | undefined;
  /** The number cannot be changed. */
  fixed?: boolean | undefined;
}

export function Stepper({ what, value, min, max, onChange, busy, fixed }: StepperProps) {
  const step = (label: string, next: number, drawing: typeof Plus) => {
    const disabled = busy || fixed || next < min || next > max;
    return (
      <IconButton label={label} disabled={disabled} onClick={() => onChange(next)}>
        <Icon of={drawing} size="small" />
      </IconButton>
    );
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what a form sends
    <div
      role="group"
      aria-label={what}
      aria-busy={busy || undefined}
      className="inline-flex items-center border border-line-strong"
    >
      {step(messages.decrease(what), value - 1, Minus)}
      <output className="grid w-7 place-items-center font-medium tabular-nums">
        {busy ? (
          <>
            <Spinner />
            <span className="sr-only">{messages.updating}</span>
          </>
        ) : (
          value
        )}
      </output>
      {step(messages.increase(what), value + 1, Plus)}
    </div>
  );
}
