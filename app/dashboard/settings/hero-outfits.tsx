import { useQuery } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { OutfitPicker } from "#app/dashboard/catalogue/outfit-picker.tsx";
import { PickedOutfits } from "#app/dashboard/catalogue/picked-outfits.tsx";
import { RowPicture } from "#app/dashboard/catalogue/row-picture.tsx";
import { outfitsByIdQuery } from "#app/entities/outfit/related-queries.ts";
import { browserApi } from "#app/lib/api-client.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { keepFocus } from "#app/ui/keep-focus.ts";
import { HERO_OUTFITS_MAX } from "#contract/limits.ts";
import type { OutfitSummary } from "#contract/outfit/outfit.ts";

interface HeroOutfitsProps {
  ids: readonly string[];
  onChange: (ids: string[]) => void;
  error: string | undefined;
}

/** The looks beside the headline: chosen ones, or those that trend. */
export function HeroOutfits({ ids, onChange, error }: HeroOutfitsProps) {
  /** What the dialog began with, while it is open. */
  const [opening, setOpening] = useState<readonly OutfitSummary[]>();
  const { data, isLoading } = useQuery(outfitsByIdQuery(browserApi, ids));
  const outfits = ids.length > 0 ? (data?.outfits ?? []) : [];
  const gone = data ? ids.length - outfits.length : 0;
  return (
    <section tabIndex={-1} aria-label="Looks beside the headline" className="grid gap-3 outline-none">
      <h3 className="font-medium text-small">Looks beside the headline</h3>
      {outfits.length > 0 && (
        <ul className="flex gap-3">
          {outfits.map((outfit) => (
            <li key={outfit._id}>
              <RowPicture outfit={outfit} sizes="80px" className="aspect-3/4 w-20" />
            </li>
          ))}
        </ul>
      )}
      <p className="text-caption text-ink-soft">
        <span>{ids.length === 0 ? "Those that most people look at now." : "The first is shown larger."}</span>
        {gone > 0 && <span> One that you chose is not in the shop any more.</span>}
      </p>
      {error && (
        <p role="alert" className="text-danger text-small">
          {error}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button variant="secondary" size="small" busy={isLoading} onClick={() => setOpening(outfits)}>
          Choose looks
        </Button>
        {ids.length > 0 && (
          <Button ref={keepFocus} variant="ghost" size="small" onClick={() => onChange([])}>
            Show those that trend
          </Button>
        )}
      </div>
      {opening && (
        <HeroOutfitsDialog outfits={opening} onChange={onChange} onClose={() => setOpening(undefined)} />
      )}
    </section>
  );
}

interface HeroOutfitsDialogProps {
  outfits: readonly OutfitSummary[];
  onChange: (ids: string[]) => void;
  onClose: () => void;
}

function HeroOutfitsDialog({ outfits, onChange, onClose }: HeroOutfitsDialogProps) {
  const [picks, setPicks] = useState(outfits);
  const search = useRef<HTMLInputElement>(null);

  function choose(next: readonly OutfitSummary[]) {
    setPicks(next);
    onChange(next.map(({ _id }) => _id));
  }

  function toggle(outfit: OutfitSummary) {
    const others = picks.filter(({ _id }) => _id !== outfit._id);
    if (others.length < picks.length) choose(others);
    else if (picks.length < HERO_OUTFITS_MAX) choose([...picks, outfit]);
  }

  return (
    <Dialog open onOpenChange={onClose} title="Looks beside the headline" shape="wide">
      <div className="grid gap-x-10 gap-y-8 pt-5 pb-8 lg:grid-cols-rest-aside">
        <OutfitPicker
          initialTerm=""
          picks={picks}
          max={HERO_OUTFITS_MAX}
          onPick={toggle}
          error={undefined}
          search={search}
        />
        <div className="grid content-start gap-6">
          <PickedOutfits
            title="Chosen"
            picks={picks}
            max={HERO_OUTFITS_MAX}
            goneIds={NONE_GONE}
            onChange={choose}
            onEmpty={() => search.current?.focus()}
          />
          <Button onClick={onClose} className="justify-self-start">
            Done
          </Button>
        </div>
      </div>
    </Dialog>
  );
}

const NONE_GONE: ReadonlySet<string> = new Set();
