import { TESTIMONIALS } from "#app/content/home-content.ts";
import { Quote } from "#app/entities/settings/quote.tsx";
import { useSettings } from "#app/entities/settings/settings.ts";
import { Container } from "#app/ui/container.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { Split } from "#app/ui/split.tsx";

/** Quotes from shoppers; the first is large. Nothing without any. */
export function Testimonials() {
  const [lead, ...others] = useSettings().testimonials ?? TESTIMONIALS.entries;
  if (!lead) return null;
  return (
    <Container as="section" space="medium" labelledBy="testimonials">
      <SectionHeading eyebrow={TESTIMONIALS.eyebrow} title={TESTIMONIALS.title} titleId="testimonials" />
      <Split ratio="7:5" className="mt-12 lg:mt-16">
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
      </Split>
    </Container>
  );
}
