import type { ExampleGroup } from "#app/dev/example.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Container } from "#app/ui/container.tsx";
import { MessagePage } from "#app/ui/message-page.tsx";
import { SectionHeading } from "#app/ui/section-heading.tsx";
import { Split } from "#app/ui/split.tsx";

const HEADINGS = [
  ["accent", "paper"],
  ["gold", "ink"],
  ["inverse", "accent"],
] as const;
const RATIOS = ["4:8", "5:7", "7:5"] as const;
const SPACES = ["small", "medium", "large"] as const;

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
    ...RATIOS.map((ratio) => ({
      name: `Split, ${ratio}`,
      wide: true,
      view: (
        <Split ratio={ratio}>
          <p>The first part</p>
          <p>The second part</p>
        </Split>
      ),
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
