import { NothingShown, Preview } from "#app/dashboard/settings/setting-section.tsx";
import { Quote } from "#app/entities/settings/quote.tsx";
import { isHttpUrl } from "#contract/links/link-url.ts";
import type { Testimonial } from "#contract/shop/site-settings.ts";

/** The testimonials as the home page shows them. */
export function TestimonialsPreview({ testimonials }: { testimonials: readonly Testimonial[] }) {
  const shown = testimonials.filter(({ content }) => content.trim());
  return (
    <Preview where="home page">
      {shown.length === 0 && <NothingShown>Without a testimonial this section is not shown.</NothingShown>}
      <ul className="grid gap-8">
        {shown.map((testimonial, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a quote has no state, and two can look alike while they are typed
          <li key={index} className="not-first:border-line not-first:border-t not-first:pt-6">
            <Quote
              {...testimonial}
              // An address that is being typed leads nowhere yet.
              avatar={isHttpUrl(testimonial.avatar) ? testimonial.avatar : ""}
              large={index === 0}
            />
          </li>
        ))}
      </ul>
    </Preview>
  );
}
