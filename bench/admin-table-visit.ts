import type { Browser, Page } from "@playwright/test";

interface Account {
  email: string;
  password: string;
}

/** How long the administrator's table takes in a browser, in ms. */
export interface TableTimes {
  /** From the navigation to the document until the table shows its first page. */
  opened: number[];
  /** From the choice of a category until the table shows its first page, and from its removal. */
  filtered: number[];
}

/** The loader of these sources wraps named functions in this helper, which pages do not have. */
export const NAME_HELPER = "globalThis.__name = (named) => named";
const CATEGORIES = ["Wedding", "", "Party", ""];

/**
 * Opens the dashboard several times in one browser window, and filters each time. The first visit, which
 * fills caches, is not counted.
 */
export async function visitAdminTable(
  browser: Browser,
  serverUrl: string,
  account: Account,
  visits: number,
): Promise<TableTimes> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await page.addInitScript(NAME_HELPER);
  await signInInBrowser(page, serverUrl, account);
  const times: TableTimes = { opened: [], filtered: [] };
  for (let visit = 0; visit <= visits; visit++) {
    const started = performance.now();
    await page.goto(`${serverUrl}/dashboard`, { waitUntil: "commit" });
    await page.getByText(/^Showing \d/).waitFor();
    const opened = performance.now() - started;
    const filtered = [];
    for (const category of CATEGORIES) filtered.push(await filter(page, category));
    if (visit === 0) continue;
    times.opened.push(opened);
    times.filtered.push(...filtered);
  }
  await page.close();
  return times;
}

/** Signs in on the site's own screen. */
export async function signInInBrowser(
  page: Page,
  serverUrl: string,
  { email, password }: Account,
): Promise<void> {
  await page.goto(`${serverUrl}/sign-in`);
  const screen = page.locator("#main");
  await screen.getByLabel("Email").fill(email);
  await screen.getByLabel("Password", { exact: true }).fill(password);
  await screen.getByRole("button", { name: "Sign In", exact: true }).click();
  await page.waitForURL((url) => !url.pathname.startsWith("/sign-in"));
}

/** Measured in the page, because the browser's driver takes longer than the table. */
async function filter(page: Page, category: string): Promise<number> {
  const select = page.getByRole("combobox", { name: "Category" });
  await select.evaluate((element) => {
    const status = () =>
      [...document.querySelectorAll("[role=status]")].find(({ textContent }) =>
        textContent.startsWith("Showing"),
      )?.textContent;
    const before = status();
    const shown = new Promise<number>((resolve) => {
      element.addEventListener("change", ({ timeStamp }) => {
        const check = () => {
          const text = status();
          if (text && text !== before) resolve(performance.now() - timeStamp);
          else requestAnimationFrame(check);
        };
        check();
      });
    });
    Object.assign(window, { shown });
  });
  await select.selectOption(category);
  return page.evaluate(() => (window as unknown as { shown: Promise<number> }).shown);
}
