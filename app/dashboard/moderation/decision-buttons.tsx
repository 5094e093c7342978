import { Button } from "#app/ui/button.tsx";

/** A decision on an entry of a queue; `key` is the shortcut of its button. */
export interface Decision<Action extends string> {
  action: Action;
  label: string;
  key: string;
  variant: "primary" | "secondary" | "ghostDanger";
}

interface DecisionButtonsProps<Action extends string> {
  decisions: readonly Decision<Action>[];
  /** The entry, for screen readers. */
  what: string;
  onDecide: (action: Action) => void;
}

/** The buttons of an entry, which `useQueueKeys` presses by their keys. */
export function DecisionButtons<Action extends string>({
  decisions,
  what,
  onDecide,
}: DecisionButtonsProps<Action>) {
  return (
    <div className="flex flex-wrap gap-3 lg:col-span-2">
      {decisions.map(({ action, label, key, variant }) => (
        <Button
          key={action}
          variant={variant}
          size="small"
          data-action={action}
          aria-label={`${label}: ${what}`}
          aria-keyshortcuts={key}
          onClick={() => onDecide(action)}
        >
          {label}
        </Button>
      ))}
    </div>
  );
}
