import type { IconNode } from "lucide";
import { classNames } from "#app/ui/class-names.ts";
import { Icon } from "#app/ui/icon.tsx";
import { IconButton } from "#app/ui/icon-button.tsx";
import * as messages from "#app/ui/messages.ts";

interface IconChoiceProps<T> {
  choices: readonly { value: T; label: string; drawing: IconNode }[];
  chosen: T;
  onChoose: (value: T) => void;
  className?: string | undefined;
}

export function IconChoice<T extends string>({ choices, chosen, onChoose, className }: IconChoiceProps<T>) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what a form sends
    <div role="group" aria-label={messages.view} className={classNames("-mr-3 flex", className)}>
      {choices.map(({ value, label, drawing }) => (
        <IconButton
          key={value}
          label={label}
          aria-pressed={chosen === value}
          onClick={() => onChoose(value)}
          tone="faint"
        >
          <Icon of={drawing} />
        </IconButton>
      ))}
    </div>
  );
}
