import { type LegalText, legalSections } from "#app/content/legal-document.ts";
import { PageMeta } from "#app/entities/settings/page-meta.tsx";
import { WithSiteTexts } from "#app/entities/settings/site-texts.tsx";
import { GrievanceOfficer } from "#app/features/legal/grievance-officer.tsx";
import * as messages from "#app/features/legal/messages.ts";
import { Container } from "#app/ui/container.tsx";
import { Eyebrow } from "#app/ui/eyebrow.tsx";
import { Link } from "#app/ui/link.tsx";
import { RichText } from "#app/ui/rich-text.tsx";
import { Split } from "#app/ui/split.tsx";
import type { TextSections } from "#contract/shop/site-texts.ts";

interface LegalPageProps {
  page: "privacy" | "terms";
  /** The site's text, in whose place the shop's own sections stand, if it has any. */
  text: LegalText;
}

export function LegalPage({ page, text }: LegalPageProps) {
  return (
    <>
      <PageMeta title={text.title} description={text.lead} path={`/${page}`} />
      <WithSiteTexts page={page}>
        {({ sections }) => (
          <Clauses
            title={text.title}
            since={sections ? undefined : text.since}
            lead={text.lead}
            sections={withGrievanceOfficer(sections ?? legalSections(text))}
          />
        )}
      </WithSiteTexts>
    </>
  );
}

interface ClausesProps {
  title: string;
  /** Date from which it applies, as shown; undefined for a text of the shop's own. */
  since: string | undefined;
  lead: string;
  sections: TextSections;
}

function Clauses({ title, since, lead, sections }: ClausesProps) {
  return (
    <Container space="screen">
      <header className="max-w-224">
        {since && <Eyebrow tone="accent">{messages.inForceSince(since)}</Eyebrow>}
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
              <li key={idOf(index)}>
                <Link
                  to={`#${idOf(index)}`}
                  className="flex min-h-11 items-center gap-4 py-1 text-small transition-colors hover:text-accent lg:min-h-10"
                >
                  <span className="w-6 shrink-0 text-caption text-ink-soft tabular-nums">{index + 1}</span>
                  <span>{section.heading}</span>
                </Link>
              </li>
            ))}
          </ol>
        </nav>
        <div className="max-w-176">
          {sections.map((section, index) => (
            <Clause key={idOf(index)} id={idOf(index)} section={section} number={index + 1} />
          ))}
        </div>
      </Split>
    </Container>
  );
}

const idOf = (index: number) => `section-${index + 1}`;

const isOfGrievances = ({ heading }: TextSections[number]) => /grievance/i.test(heading);

function withGrievanceOfficer(sections: TextSections): TextSections {
  if (sections.some(isOfGrievances)) return sections;
  return [...sections, { heading: messages.grievanceOfficer, text: "" }];
}

interface ClauseProps {
  id: string;
  section: TextSections[number];
  number: number;
}

function Clause({ id, section, number }: ClauseProps) {
  const { heading, text } = section;
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="not-first:mt-14">
      <h2 id={`${id}-title`} className="mb-4 font-display text-title">
        <span className="mr-3 text-accent italic">{number}</span>
        <span>{heading}</span>
      </h2>
      <div className="text-ink-soft">
        <RichText text={text} />
      </div>
      {isOfGrievances(section) && <GrievanceOfficer />}
    </section>
  );
}
