import { classNames } from "#app/ui/class-names.ts";
import { COLOUR_LABELS } from "#contract/outfit/outfit-labels.ts";
import { COLOURS, type Colour } from "#contract/outfit/outfit-vocabulary.ts";

/** How each colour is shown; metals shine. */
const SWATCHES: Record<Colour, string> = {
  black: "#1a1a1a",
  white: "#ffffff",
  grey: "#8c8c8c",
  beige: "#dcc9a8",
  brown: "#7a4a2b",
  red: "#c4262e",
  pink: "#ef8fb0",
  orange: "#ea7a25",
  yellow: "#f2c530",
  green: "#2f8a4a",
  blue: "#2457b8",
  purple: "#74409b",
  gold: "linear-gradient(135deg, #f6e3a1, #b8860b)",
  silver: "linear-gradient(135deg, #f4f4f6, #9a9ca3)",
};

interface ColourSwatchesProps {
  chosen: Colour | "";
  onChoose: (colour: Colour | "") => void;
}

/** The colours to choose from, with their names; pressing the chosen one again chooses none. */
export function ColourSwatches({ chosen, onChoose }: ColourSwatchesProps) {
  return (
    <fieldset>
      <legend className="mb-2 font-medium text-small">Colour</legend>
      <div className="flex flex-wrap gap-x-2 gap-y-1">
        {COLOURS.map((colour) => (
          <button
            key={colour}
            type="button"
            aria-pressed={chosen === colour}
            onClick={() => onChoose(chosen === colour ? "" : colour)}
            className={classNames(
              "inline-flex min-h-11 items-center gap-2 border px-2.5 text-small capitalize transition-colors hover:border-ink",
              chosen === colour ? "border-ink bg-paper-raised" : "border-transparent",
            )}
          >
            <span
              aria-hidden="true"
              className="size-5 rounded-full border border-line-strong"
              style={{ background: SWATCHES[colour] }}
            />
            <span>{COLOUR_LABELS[colour]}</span>
          </button>
        ))}
      </div>
    </fieldset>
  );
}
