import { describe, expect, it } from "vitest";
import { button, paragraph, plate, quotation, smallPrint } from "./email-blocks.ts";
import { composeEmail } from "./email-template.ts";

const NASTY = `</p><script>alert(1)</script>" onload='x' & <img src=x>`;
const settings = { publicUrl: "https://shop.example" };
const link = { label: NASTY, url: `https://shop.example/?a="><script>&b=1` };
const letter = composeEmail(settings, {
  subject: "Your look",
  title: NASTY,
  preview: NASTY,
  blocks: [
    paragraph(`${NASTY}\nsecond line`),
    smallPrint(NASTY, link),
    quotation(NASTY, `${NASTY}\r\nsecond line`),
    button(link.label, link.url),
    plate({
      picture: { url: link.url, alt: NASTY, width: 510, height: 680 },
      title: NASTY,
      line: NASTY,
      link,
    }),
  ],
  why: NASTY,
});

describe("a letter", () => {
  it("shows every text as text, whatever is in it", () => {
    expect(letter.html).not.toMatch(/<script|<img src=x|"\s*onload|'\s*onload/);
    expect(letter.html.match(/&lt;script&gt;alert\(1\)/g)).toHaveLength(13);
    expect(letter.text).toContain(NASTY);
  });

  it("keeps line breaks in both its forms, and marks what is quoted", () => {
    expect(letter.html.match(/<br>second line/g)).toHaveLength(2);
    expect(letter.text).toContain(`> ${NASTY}\n> second line`);
  });

  it("needs nothing but the pictures it links to: no script, style sheet, font or tracker", () => {
    expect(letter.html).not.toMatch(/<(script|link|iframe|object|form|base)\b|@import|@font-face|url\(/i);
    expect(letter.html.match(/<img\b[^>]*>/g)).toEqual([
      expect.stringMatching(/ width="510" height="680" alt="[^"]+" /),
    ]);
  });

  it("writes its links out in the text", () => {
    expect(letter.text.split("\n").filter((line) => line === link.url)).toHaveLength(3);
    expect(letter.text).toContain("https://shop.example");
  });

  it("says in what language it is and what it is about, and works in the dark", () => {
    expect(letter.html).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect(letter.html).toContain("<title>Your look</title>");
    expect(letter.html).toContain("prefers-color-scheme: dark");
  });
});
