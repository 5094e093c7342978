import type { ReactNode } from "react";
import { COMMUNITY } from "#app/content/home-content.ts";
import { useSettings } from "#app/entities/settings/settings.ts";
import { Container } from "#app/ui/container.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { Split } from "#app/ui/split.tsx";

/** The invitation to the newsletter, with its form as children. */
export function Community({ children }: { children: ReactNode }) {
  const { claims } = useSettings();
  const [plain, italic] = COMMUNITY.title;
  return (
    <section
      id="community"
      aria-labelledby="community-title"
      className="print:hidden overflow-hidden bg-accent text-paper"
    >
      <Container space="medium" className="relative">
        <div
          aria-hidden="true"
          className="pointer-events-none absolute -bottom-[0.3em] -right-[0.1em] lg:right-auto lg:-left-[0.04em] select-none font-display text-figure text-accent-deep italic before:content-['&']"
        />
        <Split ratio="7:5" alignEnd>
          <SectionHeading
            eyebrow={COMMUNITY.eyebrow}
            tone="inverse"
            titleId="community-title"
            className="relative"
            title={
              <>
                <span>{plain}</span>
                <em>{italic}</em>
              </>
            }
          />
          <div className="relative">
            <p className="text-lead text-paper/90">{claims?.community ?? COMMUNITY.text}</p>
            {children}
            <p className="mt-4 text-caption text-paper/85">{COMMUNITY.small}</p>
          </div>
        </Split>
      </Container>
    </section>
  );
}
