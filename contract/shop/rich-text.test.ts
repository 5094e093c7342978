import { describe, expect, it } from "vitest";
import { parseRichText, plainTextOf, type RichBlock, type RichSpan } from "./rich-text.ts";

const paragraph = (...spans: (string | RichSpan)[]): RichBlock => ({
  kind: "paragraph",
  spans: spans.map(span),
});
const heading = (text: string): RichBlock => ({ kind: "heading", spans: [{ text }] });
const list = (...points: string[]): RichBlock => ({ kind: "list", points: points.map((text) => [{ text }]) });
const span = (text: string | RichSpan): RichSpan => (typeof text === "string" ? { text } : text);

describe("parseRichText", () => {
  it.each<[string, string, RichBlock[]]>([
    ["nothing", " \n\n ", []],
    ["one paragraph of two lines", "One\ntwo", [paragraph("One\ntwo")]],
    ["two paragraphs", "One\n\n\ntwo", [paragraph("One"), paragraph("two")]],
    ["lines of Windows", "One\r\n\r\ntwo", [paragraph("One"), paragraph("two")]],
    [
      "a heading that ends a paragraph",
      "One\n## Two\nthree",
      [paragraph("One"), heading("Two"), paragraph("three")],
    ],
    [
      "a list after its sentence",
      "Bring:\n- one\n- two\nand go",
      [paragraph("Bring:"), list("one", "two"), paragraph("and go")],
    ],
    ["two lists", "- one\n\n- two", [list("one"), list("two")]],
    ["a hyphen that begins no point", "-one and\n5 - 3", [paragraph("-one and\n5 - 3")]],
    ["hashes that are no heading", "##\n#one\n### two", [paragraph("##\n#one\n### two")]],
    ["HTML", "<b>One</b> & <script>", [paragraph("<b>One</b> & <script>")]],
  ])("reads %s", (_what, text, blocks) => {
    expect(parseRichText(text)).toEqual(blocks);
  });

  it.each<[string, string, (string | RichSpan)[]]>([
    [
      "a page of this site",
      "See [looks](/outfit?section=Men).",
      ["See ", { text: "looks", to: "/outfit?section=Men" }, "."],
    ],
    ["another site", "[A](https://a.example/b)", [{ text: "A", to: "https://a.example/b" }]],
    [
      "two links",
      "[A](/a)[B](/b)",
      [
        { text: "A", to: "/a" },
        { text: "B", to: "/b" },
      ],
    ],
    ["a script", "[A](javascript:alert)", ["[A](javascript:alert)"]],
    ["an address without a scheme", "[A](//evil.example)", ["[A](//evil.example)"]],
    ["an insecure address", "[A](http://a.example)", ["[A](http://a.example)"]],
    ["no label", "[](/a)", ["[](/a)"]],
    ["brackets in brackets", "[[A]](/a)", ["[[A]](/a)"]],
  ])("links %s", (_what, text, spans) => {
    expect(parseRichText(text)).toEqual([paragraph(...spans)]);
  });
});

it("reads as plain text", () => {
  expect(plainTextOf("## One\n\nTwo [three](/x)\n- four\n- five")).toBe("One\nTwo three\nfour\nfive");
});
