import type { Page } from "@playwright/test";

/** What a colour of the theme is on this page, as computed styles say it. */
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
