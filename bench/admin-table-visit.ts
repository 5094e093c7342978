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

const CATEGORIES = ["Wedding", "", "Party", ""];

/** Opens the dashboard several times in one browser window, and filters each time. */
export async function visitAdminTable(
  browser: Browser,
  serverUrl: string,
  account: Account,
  visits: number,
): Promise<TableTimes> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  await signIn(page, serverUrl, account);
  const times: TableTimes = { opened: [], filtered: [] };
  for (let visit = 0; visit < visits; visit++) {
    const started = performance.now();
    await page.goto(`${serverUrl}/dashboard`, { waitUntil: "commit" });
    await page.getByText(/^Showing \d/).waitFor();
    times.opened.push(performance.now() - started);
    for (const category of CATEGORIES) times.filtered.push(await filter(page, category));
  }
  await page.close();
  return times;
}

async function signIn(page: Page, serverUrl: string, { email, password }: Account): Promise<void> {
  await page.goto(`${serverUrl}/sign-in`);
  const screen = page.locator("#main");
  await screen.getByLabel("E-mail").fill(email);
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
    (window as unknown as { shown: Promise<number> }).shown = new Promise((resolve) => {
      element.addEventListener(
        "change",
        () => {
          const started = performance.now();
          const check = () => {
            const text = status();
            if (text && text !== before) resolve(performance.now() - started);
            else requestAnimationFrame(check);
          };
          requestAnimationFrame(check);
        },
        { once: true },
      );
    });
  });
  await select.selectOption(category);
  return page.evaluate(() => (window as unknown as { shown: Promise<number> }).shown);
}
