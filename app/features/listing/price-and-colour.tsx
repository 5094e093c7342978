import { Slider } from "@base-ui/react/slider";
import type { FocusEvent } from "react";
import { ColourSwatch } from "#app/entities/outfit/colour-swatch.tsx";
import { priceBand } from "#app/entities/outfit/outfit-list-query.ts";
import * as messages from "#app/features/listing/price-and-colour-messages.ts";
import { Chip } from "#app/ui/chip.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { type OutfitFilters, wholeRupees } from "#contract/outfit/outfit-filters.ts";
import { COLOUR_LABELS } from "#contract/outfit/outfit-labels.ts";
import { COLOURS, type Colour } from "#contract/outfit/outfit-vocabulary.ts";
import { formatRupees } from "#contract/values/money.ts";

interface PriceAndColourProps {
  open: boolean;
  draft: OutfitFilters;
  onEdit: (changes: Partial<OutfitFilters>) => void;
}

export function PriceAndColour({ draft, onEdit }: PriceAndColourProps) {
  const { minPrice, maxPrice, colour } = draft;
  return (
    <div className="grid gap-x-10 gap-y-4 lg:grid-cols-[minmax(0,22rem)_1fr]">
      <PriceBand minPrice={minPrice} maxPrice={maxPrice} onChange={onEdit} />
      <ColourSwatches chosen={colour} onChoose={(chosen) => onEdit({ colour: chosen })} />
    </div>
  );
}

/** Rupees at which the slider stops; beyond the last one there is no upper end. */
const STOPS = [
  0, 500, 1_000, 1_500, 2_000, 3_000, 4_000, 5_000, 7_500, 10_000, 15_000, 20_000, 30_000, 50_000,
];
const LAST = STOPS.length - 1;

interface PriceBandProps {
  minPrice: string;
  maxPrice: string;
  onChange: (band: { minPrice?: string; maxPrice?: string }) => void;
}

/** Two fields, and a slider for both. */
function PriceBand({ minPrice, maxPrice, onChange }: PriceBandProps) {
  const [lowest, highest] = priceBand({ minPrice, maxPrice });
  const from = lowest === "" ? 0 : nearestStop(Number(lowest));
  const to = highest === "" ? LAST : nearestStop(Number(highest));
  const amount = (label: string, name: "minPrice" | "maxPrice", value: string) => (
    <Field label={label}>
      {(control) => (
        <span className="relative block">
          <span aria-hidden="true" className="pointer-events-none absolute inset-y-0 left-4 content-center">
            ₹
          </span>
          <Input
            {...control}
            name={name}
            inputMode="numeric"
            maxLength={9}
            value={value}
            onChange={(event) => onChange({ [name]: wholeRupees(event.target.value.replace(/[^\d]/g, "")) })}
            room="sign"
          />
        </span>
      )}
    </Field>
  );
  /** A lower end above the higher one is the other way round, once both are typed. */
  const swap = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (lowest !== minPrice && !currentTarget.contains(relatedTarget))
      onChange({ minPrice: lowest, maxPrice: highest });
  };
  return (
    <fieldset onBlur={swap}>
      <legend className="mb-2 font-medium text-small">{messages.price}</legend>
      <div className="grid grid-cols-2 gap-3">
        {amount(messages.lowestPrice, "minPrice", minPrice)}
        {amount(messages.highestPrice, "maxPrice", maxPrice)}
      </div>
      <Slider.Root
        className="mx-3"
        min={0}
        max={LAST}
        value={[from, to]}
        // A typed amount between two stops stays until its own thumb moves.
        onValueChange={([low = 0, high = LAST]: number[]) =>
          onChange({
            minPrice: low === from ? lowest : low === 0 ? "" : String(STOPS[low]),
            maxPrice: high === to ? highest : high === LAST ? "" : String(STOPS[high]),
          })
        }
      >
        <Slider.Control className="flex h-11 touch-none items-center">
          <Slider.Track className="h-0.5 w-full bg-line-strong">
            <Slider.Indicator className="bg-ink" />
            {[messages.lowestSlider, messages.highestSlider].map((label, index) => (
              <Slider.Thumb
                key={label}
                index={index}
                getAriaLabel={() => label}
                getAriaValueText={(_text, stop) => thumbText(index, stop)}
                className="size-6 rounded-full border-2 border-ink bg-paper-raised focus-within:outline-2 focus-within:outline-accent focus-within:outline-offset-2"
              />
            ))}
          </Slider.Track>
        </Slider.Control>
      </Slider.Root>
    </fieldset>
  );
}

function nearestStop(rupees: number): number {
  const distances = STOPS.map((stop) => Math.abs(stop - rupees));
  return distances.indexOf(Math.min(...distances));
}

function thumbText(index: number, stop: number): string {
  if (index === 0 && stop === 0) return messages.noLowestPrice;
  if (index === 1 && stop === LAST) return messages.noHighestPrice;
  return formatRupees(STOPS[stop] ?? 0);
}

interface ColourSwatchesProps {
  chosen: Colour | "";
  onChoose: (colour: Colour | "") => void;
}

/** Pressing the chosen colour again chooses none. */
function ColourSwatches({ chosen, onChoose }: ColourSwatchesProps) {
  return (
    <fieldset>
      <legend className="mb-2 font-medium text-small">{messages.colour}</legend>
      <div className="grid 2xs:grid-cols-3 gap-x-2 gap-y-1 sm:grid-cols-4 wide:grid-cols-7">
        {COLOURS.map((colour) => (
          <Chip
            key={colour}
            tone="choice"
            aria-pressed={chosen === colour}
            onClick={() => onChoose(chosen === colour ? "" : colour)}
            className="whitespace-nowrap capitalize"
          >
            <ColourSwatch colour={colour} />
            <span>{COLOUR_LABELS[colour]}</span>
          </Chip>
        ))}
      </div>
    </fieldset>
  );
}
