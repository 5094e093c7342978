import { ColourSwatches } from "#app/features/listing/colour-swatches.tsx";
import { PriceBand } from "#app/features/listing/price-band.tsx";
import type { OutfitFilters } from "#contract/outfit/outfit-filters.ts";

interface PriceAndColourProps {
  open: boolean;
  draft: OutfitFilters;
  onEdit: (changes: Partial<OutfitFilters>) => void;
}

/** The filters of an outfit as a whole: its price and its colour. */
export function PriceAndColour({ draft, onEdit }: PriceAndColourProps) {
  const { minPrice, maxPrice, colour } = draft;
  return (
    <div className="grid gap-x-10 gap-y-4 lg:grid-cols-[minmax(0,22rem)_1fr]">
      <PriceBand minPrice={minPrice} maxPrice={maxPrice} onChange={onEdit} />
      <ColourSwatches chosen={colour} onChoose={(chosen) => onEdit({ colour: chosen })} />
    </div>
  );
}
