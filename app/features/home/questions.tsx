import { FAQ } from "#app/content/home-content.ts";
import { Container } from "#app/ui/container.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { Split } from "#app/ui/split.tsx";
import type { Faq } from "#contract/shop/site-texts.ts";

/** One open at a time; `details` elements work without JavaScript. */
export function Questions({ entries }: { entries: Faq }) {
  return (
    <section aria-labelledby="questions" className="border-line border-t">
      <Container space="medium">
        <Split ratio="5:7">
          <SectionHeading eyebrow={FAQ.eyebrow} title={FAQ.title} titleId="questions">
            <p className="mt-5 max-w-note text-ink-soft text-small">{FAQ.text}</p>
          </SectionHeading>
          <div className="border-line-strong/60 border-t">
            {entries.map(({ question, answer }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: two questions can be alike
              <details key={index} name="questions" className="group border-line border-b">
                <summary className="flex items-start justify-between gap-6 py-6 transition-colors [&::-webkit-details-marker]:hidden list-none hover:text-accent">
                  <h3 className="min-w-0 font-display text-title wrap-anywhere">{question}</h3>
                  <span
                    aria-hidden="true"
                    className="relative mt-3 size-4 shrink-0 before:absolute before:inset-x-0 before:top-1/2 before:h-px before:bg-current after:absolute after:inset-y-0 after:left-1/2 after:w-px after:bg-current after:transition-transform after:duration-calm group-open:after:scale-y-0"
                  />
                </summary>
                <div className="max-w-text pr-10 pb-8 text-ink-soft">
                  <RichText text={answer} headingLevel={4} />
                </div>
              </details>
            ))}
          </div>
        </Split>
      </Container>
    </section>
  );
}
