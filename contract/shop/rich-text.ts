import { isSiteLink } from "#contract/links/site-link.ts";

/**
 * Plain text as an owner writes it: an empty line begins a new paragraph, lines that begin with "- " are a
 * list, a line that begins with "## " is a heading, and `[words](address)` is a link if its address is a path
 * of this site or an https address. Everything else, HTML included, is text.
 */
export type RichBlock =
  | { kind: "paragraph" | "heading"; spans: RichSpan[] }
  | { kind: "list"; points: RichSpan[][] };

/** A run of text; with `to`, a link. */
export interface RichSpan {
  text: string;
  to?: string;
}

const HEADING = /^##\s+/;
const POINT = /^[-•]\s+/;

export function parseRichText(text: string): RichBlock[] {
  const blocks: RichBlock[] = [];
  let paragraph: string[] = [];
  let points: RichSpan[][] = [];

  function endBlock() {
    if (paragraph.length > 0) blocks.push({ kind: "paragraph", spans: spansOf(paragraph.join("\n")) });
    if (points.length > 0) blocks.push({ kind: "list", points });
    paragraph = [];
    points = [];
  }

  for (const line of text.split(/\r?\n/).map((each) => each.trim())) {
    if (line === "") endBlock();
    else if (HEADING.test(line)) {
      endBlock();
      blocks.push({ kind: "heading", spans: spansOf(line.replace(HEADING, "")) });
    } else if (POINT.test(line)) {
      if (paragraph.length > 0) endBlock();
      points.push(spansOf(line.replace(POINT, "")));
    } else {
      if (points.length > 0) endBlock();
      paragraph.push(line);
    }
  }
  endBlock();
  return blocks;
}

/** What is read of it where only text can stand, as in the data for search engines. */
export function plainTextOf(text: string): string {
  return parseRichText(text)
    .flatMap((block) => (block.kind === "list" ? block.points : [block.spans]))
    .map((spans) => spans.map((span) => span.text).join(""))
    .join("\n");
}

const LINK = /\[([^[\]\n]+)\]\(([^()\s]+)\)/g;

function spansOf(text: string): RichSpan[] {
  const spans: RichSpan[] = [];
  let end = 0;
  for (const { 0: whole, 1: label = "", 2: address = "", index } of text.matchAll(LINK)) {
    if (!isSiteLink(address)) continue;
    if (index > end) spans.push({ text: text.slice(end, index) });
    spans.push({ text: label, to: address });
    end = index + whole.length;
  }
  if (end < text.length) spans.push({ text: text.slice(end) });
  return spans;
}
