import type { LegalSection, LegalText } from "#app/content/legal-document.ts";
import { GrievanceOfficer } from "#app/features/legal/grievance-officer.tsx";
import * as messages from "#app/features/legal/messages.ts";
import { Container } from "#app/ui/container.tsx";
import { Eyebrow } from "#app/ui/eyebrow.tsx";
import { Link } from "#app/ui/link.tsx";
import { Split } from "#app/ui/split.tsx";

export function LegalPage({ title, since, lead, sections }: LegalText) {
  return (
    <Container space="screen">
      <header className="max-w-224">
        <Eyebrow tone="accent">{messages.inForceSince(since)}</Eyebrow>
        <h1 className="mt-5 font-display text-display-l">{title}</h1>
        <p className="mt-6 max-w-passage text-ink-soft text-lead">{lead}</p>
      </header>
      <Split ratio="4:8" className="mt-12 lg:mt-20">
        <nav
          aria-label={messages.contents}
          className="border-line border-y py-5 lg:sticky lg:top-below-header lg:self-start lg:border-b-0"
        >
          <ol>
            {sections.map((section, index) => (
              <li key={section.id}>
                <Link
                  to={`#${section.id}`}
                  className="flex min-h-11 items-center gap-4 py-1 text-small transition-colors hover:text-accent lg:min-h-10"
                >
                  <span className="w-6 text-caption text-ink-soft tabular-nums">{index + 1}</span>
                  <span>{section.title}</span>
                </Link>
              </li>
            ))}
          </ol>
        </nav>
        <div className="max-w-176">
          {sections.map((section, index) => (
            <Clause key={section.id} section={section} number={index + 1} />
          ))}
        </div>
      </Split>
    </Container>
  );
}

function Clause({ section, number }: { section: LegalSection; number: number }) {
  const { id, title, blocks, namesGrievanceOfficer } = section;
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="not-first:mt-14">
      <h2 id={`${id}-title`} className="font-display text-title">
        <span className="mr-3 text-accent italic">{number}</span>
        <span>{title}</span>
      </h2>
      {blocks.map((block) =>
        typeof block === "string" ? (
          <p key={block} className="mt-4 text-ink-soft">
            {block}
          </p>
        ) : (
          <ul key={block[0]} className="mt-4 grid gap-3">
            {block.map((point) => (
              <li
                key={point}
                className="relative pl-7 text-ink-soft before:absolute before:top-3.5 before:left-0 before:h-px before:w-4 before:bg-accent"
              >
                {point}
              </li>
            ))}
          </ul>
        ),
      )}
      {namesGrievanceOfficer && <GrievanceOfficer />}
    </section>
  );
}
