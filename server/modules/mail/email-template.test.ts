import { describe, expect, it } from "vitest";
import {
  button,
  composeEmail,
  paragraph,
  plate,
  quotation,
  smallPrint,
  UNNAMED_SHOP,
} from "./email-template.ts";

const NASTY = `</p><script>alert(1)</script>" onload='x' & <img src=x>`;
const settings = { publicUrl: "https://shop.example", ...UNNAMED_SHOP };
const link = { label: NASTY, url: `https://shop.example/?a="><script>&b=1` };
const email = composeEmail(settings, {
  subject: "Your look",
  title: NASTY,
  preview: NASTY,
  blocks: [
    paragraph(`${NASTY}\nsecond line`),
    smallPrint(NASTY, link),
    quotation(settings, NASTY, `${NASTY}\r\nsecond line`),
    button(link.label, link.url),
    plate({
      picture: { url: link.url, alt: NASTY, width: 510, height: 680 },
      title: NASTY,
      subtitle: NASTY,
      line: NASTY,
      link,
    }),
  ],
  why: NASTY,
});

it("shows the logo of the shop, another one in dark mode, and its name where pictures are not loaded", () => {
  const logo = { src: "/brand/logo-80-a.png", width: 300, height: 100 };
  const { html } = composeEmail(
    {
      ...settings,
      shop: { name: "Rangoli & Co", tagline: "Colour" },
      logo,
      logoDark: { ...logo, src: "/brand/dark.png" },
    },
    { subject: "Hello", title: "Hello", preview: "Hello", blocks: [], why: "Because." },
  );
  expect(html).toContain(
    '<img src="https://shop.example/brand/logo-80-a.png" width="120" height="40" alt="Rangoli &amp; Co"',
  );
  expect(html).toContain(
    '<source srcset="https://shop.example/brand/dark.png" media="(prefers-color-scheme: dark)">',
  );
});

it("shows a wide logo no wider than the screen", () => {
  const logo = { src: "/brand/logo-80-a.png", width: 2_000, height: 200 };
  const content = { subject: "Hello", title: "Hello", preview: "Hello", blocks: [], why: "Because." };
  const { html } = composeEmail({ ...settings, logo }, content);
  expect(html).toMatch(/<img src="[^"]+" width="400" [^>]*style="max-width:100%;height:auto;border:0">/);
});

describe("an email", () => {
  it("escapes every text", () => {
    expect(email.html).not.toMatch(/<script|<img src=x|"\s*onload|'\s*onload/);
    expect(email.html.match(/&lt;script&gt;alert\(1\)/g)).toHaveLength(14);
    expect(email.text).toContain(NASTY);
  });

  it("preserves line breaks in text and HTML, and marks quotations", () => {
    expect(email.html.match(/<br>second line/g)).toHaveLength(2);
    expect(email.text).toContain(`> ${NASTY}\n> second line`);
  });

  it("loads nothing but linked pictures: no script, style sheet, font or tracker", () => {
    expect(email.html).not.toMatch(/<(script|link|iframe|object|form|base)\b|@import|@font-face|url\(/i);
    expect(email.html.match(/<img\b[^>]*>/g)).toEqual([
      expect.stringMatching(/ width="510" height="680" alt="[^"]+" /),
    ]);
  });

  it("writes its URLs in the plain text", () => {
    expect(email.text.split("\n").filter((line) => line === link.url)).toHaveLength(3);
    expect(email.text).toContain("https://shop.example");
  });

  it("declares its language and title, and supports dark mode", () => {
    expect(email.html).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect(email.html).toContain("<title>Your look</title>");
    expect(email.html).toContain("prefers-color-scheme: dark");
  });
});
