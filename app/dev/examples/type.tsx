import type { ExampleGroup } from "#app/dev/example.ts";
import { RichText } from "#app/ui/rich-text.tsx";

const SIZES = [
  ["text-fine", "fine"],
  ["text-eyebrow", "eyebrow"],
  ["text-caption", "caption"],
  ["text-small", "small"],
  ["text-body", "body"],
  ["text-lead", "lead"],
  ["font-display text-subtitle", "subtitle"],
  ["font-display text-title", "title"],
  ["font-display text-index", "index"],
  ["font-display text-wordmark", "wordmark"],
  ["font-display text-quote", "quote"],
  ["font-display text-display-s", "display-s"],
  ["font-display text-display-m", "display-m"],
  ["font-display text-display-l", "display-l"],
] as const;

const COLOURS = [
  ["bg-paper", "paper"],
  ["bg-paper-deep", "paper-deep"],
  ["bg-paper-raised", "paper-raised"],
  ["bg-line", "line"],
  ["bg-line-strong", "line-strong"],
  ["bg-ink", "ink"],
  ["bg-accent", "accent"],
  ["bg-accent-deep", "accent-deep"],
  ["bg-accent-tint", "accent-tint"],
  ["bg-gold", "gold"],
  ["bg-silver", "silver"],
  ["bg-bronze", "bronze"],
  ["bg-violet", "violet"],
  ["bg-emerald", "emerald"],
  ["bg-emerald-tint", "emerald-tint"],
  ["bg-sapphire", "sapphire"],
  ["bg-sapphire-tint", "sapphire-tint"],
  ["bg-danger", "danger"],
  ["bg-danger-tint", "danger-tint"],
] as const;

const RICH_TEXT = `## How to wash a block print

Cold, with salt, the first three times. [See the looks](/outfit).

- By hand
- In the shade`;

export const TYPE: ExampleGroup = {
  title: "Type and colour",
  examples: [
    {
      name: "Sizes",
      wide: true,
      view: (
        <ul className="grid gap-4">
          {SIZES.map(([className, name]) => (
            <li key={name} className={className}>
              Dressed, head to toe: {name}
            </li>
          ))}
        </ul>
      ),
    },
    {
      name: "RichText",
      wide: true,
      view: <RichText text={RICH_TEXT} />,
    },
    {
      name: "Colours",
      wide: true,
      view: (
        <ul className="flex flex-wrap gap-4">
          {COLOURS.map(([className, name]) => (
            <li key={name} className="grid w-28 gap-2 text-caption">
              <span className={`block h-16 border border-line ${className}`} />
              {name}
            </li>
          ))}
        </ul>
      ),
    },
  ],
};
