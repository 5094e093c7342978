import { newTabFor } from "#app/ui/new-tab-for.ts";
import { TextLink } from "#app/ui/text-link.tsx";
import { parseRichText, type RichBlock, type RichSpan } from "#contract/shop/rich-text.ts";

const HEADINGS = {
  quiet: "mt-2 font-display text-ink text-subtitle",
  statement: "font-display text-accent text-title italic",
};

interface RichTextProps {
  text: string;
  /** Of its headings: one below that of what it belongs to. */
  headingLevel?: 3 | 4;
  headings?: keyof typeof HEADINGS;
}

/** A body of plain text with headings, lists and links. */
export function RichText({ text, headingLevel = 3, headings = "quiet" }: RichTextProps) {
  return (
    <div className="grid gap-4 wrap-anywhere">
      {parseRichText(text).map((block, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a block has no state, and two can be alike
        <Block key={index} block={block} Heading={`h${headingLevel}`} headings={headings} />
      ))}
    </div>
  );
}

interface BlockProps {
  block: RichBlock;
  Heading: "h3" | "h4";
  headings: keyof typeof HEADINGS;
}

function Block({ block, Heading, headings }: BlockProps) {
  if (block.kind === "list") {
    return (
      <ul className="grid gap-3">
        {block.points.map((spans, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: a point has no state, and two can be alike
            key={index}
            className="relative pl-7 before:absolute before:top-3.5 before:left-0 before:h-px before:w-4 before:bg-accent"
          >
            <Spans spans={spans} />
          </li>
        ))}
      </ul>
    );
  }
  if (block.kind === "heading") {
    return (
      <Heading className={HEADINGS[headings]}>
        <Spans spans={block.spans} />
      </Heading>
    );
  }
  return (
    <p className="whitespace-pre-line">
      <Spans spans={block.spans} />
    </p>
  );
}

function Spans({ spans }: { spans: RichSpan[] }) {
  return spans.map(({ text, to }, index) => {
    if (!to) return text;
    return (
      // biome-ignore lint/suspicious/noArrayIndexKey: a link has no state, and two can be alike
      <TextLink key={index} to={to} look="sentence" {...newTabFor(to)}>
        {text}
      </TextLink>
    );
  });
}
