import LayoutGrid from "lucide-react/icons/layout-grid";
import Rows3 from "lucide-react/icons/rows-3";
import type { ListView } from "#app/features/outfits/listing/use-list-view.ts";
import { IconButton } from "#app/ui/icon-button.tsx";

interface ViewToggleProps {
  view: ListView;
  onChoose: (view: ListView) => void;
}

const CHOICES = [
  { view: "grid", label: "Grid view", Icon: LayoutGrid },
  { view: "list", label: "List view", Icon: Rows3 },
] as const;

/** Grid or list. */
export function ViewToggle({ view, onChoose }: ViewToggleProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for what a form sends
    <div role="group" aria-label="View" className="-mr-3 flex">
      {CHOICES.map(({ view: choice, label, Icon }) => (
        <IconButton
          key={choice}
          label={label}
          aria-pressed={view === choice}
          onClick={() => onChoose(choice)}
          className="text-ink-faint aria-pressed:text-ink"
        >
          <Icon aria-hidden="true" className="size-5 stroke-[1.5]" />
        </IconButton>
      ))}
    </div>
  );
}
