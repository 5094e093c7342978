import type { ReactNode } from "react";
import { formatCount } from "#app/lib/format-count.ts";
import { Eyebrow } from "#app/ui/eyebrow.tsx";
import { Price } from "#app/ui/price.tsx";
import type { Outfit } from "#contract/outfit/outfit.ts";

/** What there is to know of an outfit at a glance. */
export function OutfitFacts({ outfit }: { outfit: Outfit }) {
  return (
    <dl className="grid grid-cols-2 border-line border-y">
      <Fact label="Total price">
        <Price rupees={outfit.totalPrice} />
      </Fact>
      <Fact label="Section">{outfit.section}</Fact>
      <Fact label="Rating">
        <span className="inline-flex items-baseline gap-1.5 tabular-nums">
          <span>{outfit.rateLook.toFixed(1)}</span>
          <span aria-hidden="true" className="text-gold text-lead leading-none">
            ★
          </span>
        </span>
      </Fact>
      <Fact label="Pieces">{formatCount(outfit.numberOfItems, "item", "items")}</Fact>
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="border-line py-5 pr-3 even:border-l even:pl-6 nth-[n+3]:border-t">
      <Eyebrow as="dt">{label}</Eyebrow>
      <dd className="mt-2 text-title">{children}</dd>
    </div>
  );
}
