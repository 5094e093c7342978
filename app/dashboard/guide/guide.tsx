import { lexer, type Token, type Tokens } from "marked";
import { Fragment, type ReactNode } from "react";
import { Container } from "#app/ui/container.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import guide from "../../../docs/catalogue-file.md?raw";

/** The guide of bringing a catalogue, from the documents of the repository. */
export function Guide() {
  return (
    <Container space="screen">
      <article className="max-w-176">{lexer(guide).map(renderBlock)}</article>
    </Container>
  );
}

const HEADINGS = {
  1: "font-display text-display-l",
  2: "mt-14 scroll-mt-24 font-display text-title",
  3: "mt-10 scroll-mt-24 font-medium text-lead",
};

function renderBlock(block: Token, index: number): ReactNode {
  switch (block.type) {
    case "heading": {
      const { depth, tokens = [], text } = block as Tokens.Heading;
      const level = Math.min(depth, 3) as keyof typeof HEADINGS;
      const Heading = `h${level}` as const;
      return (
        <Heading key={index} id={slugOf(text)} className={HEADINGS[level]}>
          {tokens.map(renderInline)}
        </Heading>
      );
    }
    case "paragraph":
      return (
        <p key={index} className="mt-4 text-ink-soft">
          {(block as Tokens.Paragraph).tokens.map(renderInline)}
        </p>
      );
    case "list": {
      const { ordered, items } = block as Tokens.List;
      const List = ordered ? "ol" : "ul";
      return (
        <List
          key={index}
          className={`mt-4 grid gap-3 pl-6 text-ink-soft ${ordered ? "list-decimal" : "list-disc"}`}
        >
          {items.map(({ text, tokens }) => (
            <li key={text} className="pl-1">
              {tokens.map(renderInline)}
            </li>
          ))}
        </List>
      );
    }
    case "table":
      return <GuideTable key={index} table={block as Tokens.Table} />;
    case "code":
      return (
        <pre
          key={index}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard
          tabIndex={0}
          className="mt-4 overflow-x-auto border-line border-y py-4 text-caption"
        >
          {(block as Tokens.Code).text}
        </pre>
      );
    default:
      return null;
  }
}

function GuideTable({ table: { header, rows } }: { table: Tokens.Table }) {
  return (
    <section
      aria-label={header.map(({ text }) => text).join(", ")}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls is reached by keyboard
      tabIndex={0}
      className="mt-4 overflow-x-auto"
    >
      <table className="w-full min-w-120 text-left text-small">
        <thead>
          <tr className="border-line border-b">
            {header.map(({ text, tokens }) => (
              <th key={text} scope="col" className="py-2 pr-4 font-medium">
                {tokens.map(renderInline)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((cells) => (
            <tr key={cells[0]?.text} className="border-line border-b align-top text-ink-soft">
              {cells.map(({ text, tokens }) => (
                <td key={text} className="py-2 pr-4">
                  {tokens.map(renderInline)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function renderInline(token: Token, index: number): ReactNode {
  switch (token.type) {
    case "strong":
      return (
        <strong key={index} className="font-medium text-ink">
          {(token as Tokens.Strong).tokens.map(renderInline)}
        </strong>
      );
    case "codespan":
      return (
        <code key={index} className="break-words text-caption text-ink">
          {(token as Tokens.Codespan).text}
        </code>
      );
    case "link": {
      const { href, tokens } = token as Tokens.Link;
      // Other documents of the repository are not on the site.
      if (!href.startsWith("#")) return <Fragment key={index}>{tokens.map(renderInline)}</Fragment>;
      return (
        <TextLink key={index} to={href} look="inline">
          {tokens.map(renderInline)}
        </TextLink>
      );
    }
    default: {
      const { tokens, text = "" } = token as Tokens.Text;
      return <Fragment key={index}>{tokens ? tokens.map(renderInline) : text}</Fragment>;
    }
  }
}

/** As GitHub makes them, so that links within the document work there too. */
function slugOf(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s-]/gu, "")
    .replace(/\s/g, "-");
}
