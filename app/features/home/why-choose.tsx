import { CalendarDays, Link2, Scissors, Users } from "lucide";
import { WHY_CHOOSE } from "#app/content/home-content.ts";
import { useSettings } from "#app/entities/settings/settings.ts";
import { Container } from "#app/ui/container.tsx";
import { Figures } from "#app/ui/figures.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { Split } from "#app/ui/split.tsx";
import type { HomeTexts } from "#contract/shop/site-texts.ts";

/** By their places. */
const ICONS = [Users, Scissors, Link2, CalendarDays];

export function WhyChoose({ features }: { features: HomeTexts["features"] }) {
  const { claims, identity } = useSettings();
  const [plain, italic] = WHY_CHOOSE.title;
  return (
    <section aria-labelledby="why-choose" className="border-line border-t bg-paper-deep">
      <Container space="medium">
        <Split ratio="5:7">
          <div className="flex flex-col justify-between gap-y-12">
            <SectionHeading
              eyebrow={WHY_CHOOSE.eyebrow(identity.name)}
              titleId="why-choose"
              title={
                <>
                  <span>{plain}</span>
                  <em>{italic}</em>
                </>
              }
            />
            <Figures look="columns" figures={claims?.whyChoose ?? WHY_CHOOSE.claims} />
          </div>
          <ul className="grid gap-px bg-line sm:grid-cols-2">
            {features.map(({ title, text }, index) => (
              <li
                // biome-ignore lint/suspicious/noArrayIndexKey: there are always four, in their places
                key={index}
                className="bg-paper-deep py-8 first:pt-0 last:pb-0 sm:px-8 sm:py-10 sm:odd:pl-0 sm:[&:nth-child(2)]:pt-0 sm:[&:nth-child(3)]:pb-0 lg:px-10 lg:odd:pl-0"
              >
                <Icon of={ICONS[index] ?? Users} size="huge" weight="light" tone="accent" />
                <h3 className="mt-6 font-display text-title">{title}</h3>
                <p className="mt-3 text-ink-soft text-small">{text}</p>
              </li>
            ))}
          </ul>
        </Split>
      </Container>
    </section>
  );
}
