import { expect, it } from "vitest";
import { startAfterPaint } from "./start-after-paint.ts";

const MODULES = 'import "/assets/manifest.js";\nimport("/assets/entry.js");';
const DOCUMENT = `<html><head><link rel="modulepreload" href="/assets/manifest.js"/><link rel="modulepreload" href="/assets/entry.js" crossorigin=""/><link rel="stylesheet" href="/assets/theme.css"/></head><body><script>window.context = 1;</script><script type="module" async="">${MODULES}</script></body></html>`;

it("asks for no module while the document is read, and names each for afterwards", () => {
  const html = startAfterPaint(DOCUMENT);

  expect(html).not.toContain('rel="modulepreload"');
  expect(html).not.toContain('type="module" async');
  expect(html).toContain('["/assets/manifest.js","/assets/entry.js"]');
  expect(html).toContain('<link rel="stylesheet" href="/assets/theme.css"/>');
  expect(html).toContain("<script>window.context = 1;</script>");
});

it("keeps the start itself word for word, so that its hash allows it when it runs", () => {
  expect(startAfterPaint(DOCUMENT)).toContain(
    `<script type="text/plain" id="start-after-paint">${MODULES}</script>`,
  );
});
