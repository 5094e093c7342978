import { TESTIMONIALS } from "#app/content/home-content.ts";
import { useSettings } from "#app/entities/settings/settings.ts";
import { Container } from "#app/ui/container.tsx";
import { Quote } from "#app/ui/quote.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";

/** Quotes from shoppers; the first is large. Nothing without any. */
export function Testimonials() {
  const [lead, ...others] = useSettings().testimonials ?? TESTIMONIALS.entries;
  if (!lead) return null;
  return (
    <Container as="section" space="medium" labelledBy="testimonials">
      <SectionHeading eyebrow={TESTIMONIALS.eyebrow} title={TESTIMONIALS.title} titleId="testimonials" />
      <div className="mt-12 grid gap-x-20 gap-y-14 lg:mt-16 lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <Quote {...lead} large />
        {others.length > 0 && (
          <ul className="grid content-start gap-y-10">
            {others.map((testimonial) => (
              <li
                key={testimonial.content}
                className="border-line border-t pt-8 lg:not-first:mt-0 lg:first:border-t-0 lg:first:pt-0"
              >
                <Quote {...testimonial} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </Container>
  );
}
