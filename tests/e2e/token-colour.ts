import type { Page } from "@playwright/test";

/** The computed value of a theme colour on this page. */
export function tokenColour(page: Page, token: string): Promise<string> {
  return page.evaluate((name) => {
    const probe = document.createElement("i");
    probe.style.backgroundColor = `var(${name})`;
    document.body.append(probe);
    const { backgroundColor } = getComputedStyle(probe);
    probe.remove();
    return backgroundColor;
  }, token);
}
