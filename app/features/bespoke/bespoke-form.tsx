import { type FormEvent, useEffect, useRef, useState } from "react";
import { BESPOKE } from "#app/content/bespoke-content.ts";
import type { BespokeRequestDraft } from "#app/features/bespoke/delivery-dialog.tsx";
import { describeDescription } from "#app/features/bespoke/description.ts";
import { InspirationImage } from "#app/features/bespoke/inspiration-image.tsx";
import { lazyPart } from "#app/loading/lazy-part.tsx";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Field } from "#app/ui/field.tsx";
import { Input, Textarea } from "#app/ui/input.tsx";
import { useEarlyText } from "#app/ui/use-early-text.ts";
import { FORM_PATHS } from "#contract/http/form-outcomes.ts";
import {
  BESPOKE_DESCRIPTION_MAX_LENGTH,
  BESPOKE_DESCRIPTION_MIN_LENGTH,
  EMAIL_MAX_LENGTH,
} from "#contract/limits.ts";
import { firstCharacters } from "#contract/values/characters.ts";

const DeliveryDialog = lazyPart(
  async () => (await import("#app/features/bespoke/delivery-dialog.tsx")).DeliveryDialog,
  { when: "open" },
);

const EMPTY: BespokeRequestDraft = { description: "", image: null };

/** Description and picture of a bespoke request; submitting opens the dialog for the e-mail address. */
export function BespokeForm() {
  const [draft, setDraft] = useState(EMPTY);
  const [isDeliveryOpen, setDeliveryOpen] = useState(false);
  const area = useRef<HTMLTextAreaElement>(null);
  const { ready, hint, counter, button } = describeDescription(draft.description);

  useEffect(() => {
    const wish = new URLSearchParams(location.search).get("bespoke");
    if (wish) setDraft({ ...EMPTY, description: firstCharacters(wish, BESPOKE_DESCRIPTION_MAX_LENGTH) });
  }, []);
  // After the effect for the URL, because what was typed before hydration takes precedence.
  useEarlyText(area, draft.description, (description) => setDraft((before) => ({ ...before, description })));

  function askForDelivery(event: FormEvent) {
    event.preventDefault();
    if (ready) setDeliveryOpen(true);
  }

  return (
    <form
      method="post"
      action={FORM_PATHS.bespoke}
      encType="multipart/form-data"
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
            ref={area}
            name="description"
            placeholder={BESPOKE.placeholder}
            minLength={BESPOKE_DESCRIPTION_MIN_LENGTH}
            maxLength={BESPOKE_DESCRIPTION_MAX_LENGTH}
            required
            value={draft.description}
            onChange={(event) => setDraft({ ...draft, description: event.target.value })}
            className="min-h-48"
          />
        )}
      </Field>
      <InspirationImage image={draft.image} onChange={(image) => setDraft({ ...draft, image })} />
      <noscript className="grid gap-7">
        <EmailField />
        <Button type="submit" size="large" wide>
          {BESPOKE.send}
        </Button>
      </noscript>
      <Button type="submit" size="large" wide disabled={!ready} className="noscript:hidden">
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

/** Replaces the dialog while scripts do not run. */
function EmailField() {
  return (
    <Field label={BESPOKE.email}>
      {(control) => (
        <Input
          {...control}
          type="email"
          name="email"
          autoComplete="email"
          maxLength={EMAIL_MAX_LENGTH}
          required
        />
      )}
    </Field>
  );
}
