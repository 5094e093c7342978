import { type FormEvent, useState } from "react";
import { BESPOKE } from "#app/content/bespoke-content.ts";
import type { BespokeRequestDraft } from "#app/features/bespoke/api/bespoke.ts";
import { InspirationImage } from "#app/features/bespoke/components/inspiration-image.tsx";
import { describeDescription } from "#app/features/bespoke/description.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Field } from "#app/ui/field.tsx";
import { Textarea } from "#app/ui/input.tsx";
import { lazyOverlay } from "#app/ui/lazy-overlay.tsx";
import { BESPOKE_DESCRIPTION_MAX_LENGTH } from "#contract/limits.ts";

const DeliveryDialog = lazyOverlay(
  async () => (await import("#app/features/bespoke/components/delivery-dialog.tsx")).DeliveryDialog,
);

const EMPTY: BespokeRequestDraft = { description: "", image: null };

/** Description and picture of a bespoke request; submitting opens the dialog for the e-mail address. */
export function BespokeForm() {
  const [draft, setDraft] = useState(EMPTY);
  const [isDeliveryOpen, setDeliveryOpen] = useState(false);
  const { ready, hint, counter, button } = describeDescription(draft.description);

  function askForDelivery(event: FormEvent) {
    event.preventDefault();
    if (ready) setDeliveryOpen(true);
  }

  return (
    <form
      method="post"
      onSubmit={askForDelivery}
      className="grid gap-7 bg-paper-raised p-6 shadow-raised sm:p-10"
    >
      <Field
        label={BESPOKE.label}
        hint={
          <span className="flex flex-wrap justify-between gap-x-2">
            <span className={classNames(ready && "font-medium text-emerald")}>{hint}</span>
            <span className="tabular-nums">{counter}</span>
          </span>
        }
      >
        {(control) => (
          <Textarea
            {...control}
            name="description"
            placeholder={BESPOKE.placeholder}
            maxLength={BESPOKE_DESCRIPTION_MAX_LENGTH}
            value={draft.description}
            onChange={(event) => setDraft({ ...draft, description: event.target.value })}
            className="min-h-48"
          />
        )}
      </Field>
      <InspirationImage image={draft.image} onChange={(image) => setDraft({ ...draft, image })} />
      <Button type="submit" size="large" wide disabled={!ready}>
        {button}
      </Button>
      <DeliveryDialog
        open={isDeliveryOpen}
        draft={draft}
        onClose={() => setDeliveryOpen(false)}
        onSent={() => setDraft(EMPTY)}
      />
    </form>
  );
}
