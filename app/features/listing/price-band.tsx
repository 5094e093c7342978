import { Slider } from "@base-ui/react/slider";
import { priceBand } from "#app/entities/outfit/outfit-list-query.ts";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { wholeRupees } from "#contract/outfit/outfit-filters.ts";
import { formatRupees } from "#contract/values/money.ts";

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

/** The price of an outfit: two fields, and a slider for both. */
export function PriceBand({ minPrice, maxPrice, onChange }: PriceBandProps) {
  const [lowest, highest] = priceBand({ minPrice, maxPrice });
  const from = lowest === "" ? 0 : stopAt(Number(lowest));
  const to = highest === "" ? LAST : stopAt(Number(highest));
  const amount = (label: string, name: "minPrice" | "maxPrice", value: string) => (
    <Field label={label}>
      {(control) => (
        <Input
          {...control}
          name={name}
          inputMode="numeric"
          placeholder="₹"
          maxLength={9}
          value={value}
          onChange={(event) => onChange({ [name]: wholeRupees(event.target.value.replace(/[^\d]/g, "")) })}
        />
      )}
    </Field>
  );
  return (
    <fieldset>
      <legend className="sr-only">Price of the look</legend>
      <div className="grid grid-cols-2 gap-3">
        {amount("Lowest price", "minPrice", minPrice)}
        {amount("Highest price", "maxPrice", maxPrice)}
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
            {["Lowest price, slider", "Highest price, slider"].map((label, index) => (
              <Slider.Thumb
                key={label}
                index={index}
                getAriaLabel={() => label}
                getAriaValueText={(_text, stop) => valueText(index, stop)}
                className="size-6 rounded-full border-2 border-ink bg-paper-raised focus-within:outline-2 focus-within:outline-accent focus-within:outline-offset-2"
              />
            ))}
          </Slider.Track>
        </Slider.Control>
      </Slider.Root>
    </fieldset>
  );
}

/** The stop nearest to an amount. */
function stopAt(rupees: number): number {
  const distances = STOPS.map((stop) => Math.abs(stop - rupees));
  return distances.indexOf(Math.min(...distances));
}

function valueText(index: number, stop: number): string {
  if (index === 0 && stop === 0) return "no lowest price";
  if (index === 1 && stop === LAST) return "no highest price";
  return formatRupees(STOPS[stop] ?? 0);
}
