import type { Page } from "@playwright/test";
import { DEFAULT_IDENTITY } from "#contract/shop/brand.ts";
import { ADMIN } from "../setup/admin.ts";
import { expect, expectNoAxeViolations } from "../setup/browser.ts";
import { test } from "./dashboard-steps.ts";
import { restoreSession } from "./people.ts";

const PATHS = [
  ...["/", "/outfit", "/trending", "/about-us", "/privacy", "/terms", "/sign-in", "/sign-up", "/offline"],
  ...["/cart", "/saved", "/forgot-password", "/not-here", "/manifest.webmanifest"],
];

async function save(page: Page, title: string): Promise<void> {
  await page.getByRole("button", { name: `Save: ${title}` }).click();
  await expect(page.getByText(`${title}: saved`)).toBeVisible();
}

async function restore(page: Page, path: string, title: string): Promise<void> {
  await page.goto(`/dashboard/settings/${path}`);
  await page.getByRole("button", { name: `Back to the default: ${title}` }).click();
  await save(page, title);
}

test("an owner gives the shop a name, colours and typefaces, and every page follows", async ({
  page,
  request,
}) => {
  await restoreSession(page, ADMIN);
  await page.goto("/dashboard/settings/name");
  await page.getByRole("textbox", { name: "Name of the shop" }).fill("Rangoli & Daughters");
  await page.getByRole("textbox", { name: "Tagline" }).fill("Colour for every day");
  await save(page, "Name and tagline");

  await page.goto("/dashboard/settings/colours-and-typefaces");
  await page.getByRole("textbox", { name: "Accent colour", exact: true }).fill("#ffd400");
  await expect(page.getByText(/Accent colour: too light for text, so your site uses #/)).toBeVisible();
  for (const typefaces of ["playfair", "bricolage", "fraunces"]) {
    await page.getByLabel("Typefaces", { exact: true }).selectOption(typefaces);
    await save(page, "Colours and typefaces");
    const document = await (await request.get("/")).text();
    const [sheet] = document.match(new RegExp(`/assets/${typefaces}-[\\w-]+\\.css`)) ?? [];
    expect((await request.get(sheet ?? "/none")).headers()["content-type"]).toContain("text/css");
    // The next save would be refused as unchanged while the notice of the last one is looked for.
    await expect(page.getByText("Colours and typefaces: saved")).toBeHidden();
  }

  for (const path of PATHS) {
    const text = await (await request.get(path)).text();
    expect(text, path).not.toContain(DEFAULT_IDENTITY.name);
    expect(text, path).toContain("Rangoli &");
  }
  await page.goto("/");
  await expect(page).toHaveTitle(/Rangoli & Daughters$/);
  await expect(
    page.getByRole("banner").getByRole("link", { name: "Rangoli & Daughters, home" }),
  ).toBeVisible();
  expect(await page.evaluate(() => getComputedStyle(document.body).fontFamily)).toContain("Work Sans");
  await expectNoAxeViolations(page);

  await restore(page, "name", "Name and tagline");
  await restore(page, "colours-and-typefaces", "Colours and typefaces");
  expect(await (await request.get("/")).text()).toContain(DEFAULT_IDENTITY.name);
});
