import { NEWSLETTER } from "#app/content/shop-content.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";

/** The footer's newsletter box. */
export function NewsletterForm() {
  return (
    <section id="newsletter" aria-labelledby="newsletter-title">
      <h2 id="newsletter-title" className="font-display text-display-s">
        {NEWSLETTER.title}
      </h2>
      <p className="mt-3 max-w-[40ch] text-ink-soft text-small">{NEWSLETTER.text}</p>
      <form
        className="mt-6 flex max-w-md flex-col gap-3 sm:flex-row"
        onSubmit={(event) => event.preventDefault()}
      >
        <Field label="E-mail" labelHidden className="flex-1">
          {(control) => (
            <Input
              {...control}
              type="email"
              name="email"
              autoComplete="email"
              placeholder="you@example.com"
              required
            />
          )}
        </Field>
        <Button type="submit">{NEWSLETTER.button}</Button>
      </form>
    </section>
  );
}
