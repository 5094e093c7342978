import { expect, it } from "vitest";
import { type Mark, withMark } from "./rich-text-marks.ts";

/** The selection is written as «…», or | where it is empty. */
function press(mark: Mark, written: string): string {
  const start = written.search(/[«|]/);
  const bare = written.replace(/[«»|]/g, "");
  const end = written.includes("»") ? written.indexOf("»") - 1 : start;
  const { text, ...selected } = withMark(mark, { text: bare, start, end });
  const inner = text.slice(selected.start, selected.end);
  return text.slice(0, selected.start) + (inner ? `«${inner}»` : "|") + text.slice(selected.end);
}

it.each<[string, Mark, string, string]>([
  ["a heading where the caret is", "heading", "One\nTw|o\nThree", "One\n## Two|\nThree"],
  ["a heading in an empty text", "heading", "|", "## |"],
  ["no heading any more", "heading", "## One|", "One|"],
  ["a list of the selected lines", "list", "«One\n\nTwo»\nThree", "- One\n\n- Two|\nThree"],
  ["no list any more", "list", "«- One\n- Two»", "One\nTwo|"],
  ["a point instead of a heading", "list", "## On|e", "- One|"],
  ["a link of the selected words", "link", "See «our looks» now", "See [our looks](«https://») now"],
  ["a link where nothing is selected", "link", "See |", "See [words to press](«https://»)"],
])("makes %s", (_what, mark, before, after) => {
  expect(press(mark, before)).toBe(after);
});
