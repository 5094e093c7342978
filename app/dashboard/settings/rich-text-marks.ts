/** A text with what is selected in it, as offsets. */
export interface SelectedText {
  text: string;
  start: number;
  end: number;
}

export type Mark = "heading" | "list" | "link";

const LINE_MARKS = { heading: "## ", list: "- " };
const LINK_START = "https://";

/**
 * Marks the selected lines as headings or points of a list, or takes the mark away if each has it; or makes
 * the selected words a link, whose address is then selected.
 */
export function withMark(mark: Mark, selected: SelectedText): SelectedText {
  return mark === "link" ? withLink(selected) : withLineMark(LINE_MARKS[mark], selected);
}

function withLineMark(mark: string, { text, start, end }: SelectedText): SelectedText {
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const lineEnd = text.indexOf("\n", end);
  const to = lineEnd === -1 ? text.length : lineEnd;
  const lines = text.slice(from, to).split("\n");
  const isMarked = lines.every((line) => line.startsWith(mark));
  const marked = lines
    .map((line) =>
      isMarked ? line.slice(mark.length) : line === "" && lines.length > 1 ? line : mark + bare(line),
    )
    .join("\n");
  const next = text.slice(0, from) + marked + text.slice(to);
  return { text: next, start: from + marked.length, end: from + marked.length };
}

/** A line has one mark at most. */
function bare(line: string): string {
  const present = Object.values(LINE_MARKS).find((mark) => line.startsWith(mark)) ?? "";
  return line.slice(present.length);
}

function withLink({ text, start, end }: SelectedText): SelectedText {
  const label = text.slice(start, end).replaceAll("\n", " ") || "words to press";
  const before = `${text.slice(0, start)}[${label}](`;
  return {
    text: `${before}${LINK_START})${text.slice(end)}`,
    start: before.length,
    end: before.length + LINK_START.length,
  };
}
