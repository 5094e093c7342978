import { BESPOKE } from "#app/content/bespoke-content.ts";
import { BespokeForm } from "#app/features/bespoke/bespoke-form.tsx";
import { Container } from "#app/ui/container.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";

/** The bespoke request form of the home page; the header's "Custom Request" leads here. */
export function BespokeSection() {
  const [plain, italic] = BESPOKE.title;
  return (
    <section id="custom" aria-labelledby="bespoke-title" className="border-line border-t bg-paper-deep">
      <Container
        space="medium"
        className="grid items-start gap-x-20 gap-y-10 lg:grid-cols-2 lg:grid-rows-auto-rest lg:gap-y-14"
      >
        <SectionHeading
          eyebrow={BESPOKE.eyebrow}
          titleId="bespoke-title"
          title={
            <>
              <span>{plain}</span>
              <em>{italic}</em>
            </>
          }
        >
          <p className="mt-6 max-w-lead text-ink-soft text-lead">{BESPOKE.lead}</p>
        </SectionHeading>
        <div className="lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <BespokeForm />
        </div>
        <ol className="lg:max-w-136">
          {BESPOKE.steps.map(({ title, text }, index) => (
            <li key={title} className="grid grid-cols-auto-rest border-line-strong/50 border-t py-5">
              <span aria-hidden="true" className="w-12 font-display text-accent text-title italic">
                {index + 1}
              </span>
              <div>
                <h3 className="font-semibold text-small">{title}</h3>
                <p className="mt-1 text-ink-soft text-small">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </Container>
    </section>
  );
}
