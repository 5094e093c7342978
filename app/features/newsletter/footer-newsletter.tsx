import { NEWSLETTER } from "#app/content/shop-content.ts";
import { useSettings } from "#app/entities/settings/settings.ts";
import { NewsletterForm } from "#app/features/newsletter/newsletter-form.tsx";

/** The footer's newsletter section. */
export function FooterNewsletter() {
  const { claims } = useSettings();
  return (
    <section id="newsletter" aria-labelledby="newsletter-title">
      <h2 id="newsletter-title" className="font-display text-display-s">
        {NEWSLETTER.title}
      </h2>
      <p className="mt-3 max-w-[40ch] text-ink-soft text-small">{claims?.footer ?? NEWSLETTER.text}</p>
      <NewsletterForm className="mt-6" />
    </section>
  );
}
