import type { ExampleGroup } from "#app/dev/example.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Container } from "#app/ui/container.tsx";
import { MessagePage } from "#app/ui/message-page.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";

const HEADINGS = [
  ["accent", "paper"],
  ["gold", "ink"],
  ["inverse", "accent"],
] as const;
const SPACES = ["bar", "band", "section"] as const;

export const LAYOUT: ExampleGroup = {
  title: "Layout",
  examples: [
    ...HEADINGS.map(([tone, ground]) => ({
      name: `SectionHeading, ${tone}`,
      ground,
      wide: true,
      view: (
        <SectionHeading eyebrow="Style notes" title="How to wear it" tone={tone}>
          <p className="mt-4">A few words that introduce the section.</p>
        </SectionHeading>
      ),
    })),
    ...SPACES.map((space) => ({
      name: `Container, ${space}`,
      ground: "deep" as const,
      wide: true,
      view: <Container space={space}>Content</Container>,
    })),
    {
      name: "MessagePage",
      wide: true,
      view: (
        <MessagePage
          eyebrow="Error 404"
          title={["Out of ", "fashion", ""]}
          text="A message and a way to go on."
          figure="404"
        >
          <ButtonLink to="/">Home</ButtonLink>
        </MessagePage>
      ),
    },
  ],
};
