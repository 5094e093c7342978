import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { DecorativeBackground } from "./decorative-background.tsx";

// covers: constants-50, background-01
it("is one element for each icon, orb and sparkle, hidden from assistive technology", () => {
  const markup = renderToStaticMarkup(<DecorativeBackground variant="auth" intensity="medium" />);

  const occurrences = (part: string) => markup.split(part).length - 1;
  expect(markup).toMatch(/^<div aria-hidden="true" data-variant="auth" data-intensity="medium"/);
  expect(markup).toContain("--grid-line-opacity:0.15");
  expect(occurrences('class="background-icon"')).toBe(15);
  expect(occurrences('class="background-orb"')).toBe(3);
  expect(occurrences('class="background-sparkle"')).toBe(20);
  // And the background itself, with a margin at either side, each with its grid.
  expect(occurrences("<div")).toBe(15 + 3 + 20 + 1 + 2 * 2);
});
