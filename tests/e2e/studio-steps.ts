import type { Page } from "@playwright/test";
import { PICTURE_RIGHTS } from "#contract/messages/studio.ts";
import { drawProduct } from "../factories/drawn-products.ts";
import { GROUNDS, photograph } from "../factories/product-photographs.ts";
import { type Merchant, productPage } from "../merchant/merchant.ts";
import { expect } from "../setup/browser.ts";
import { scaled } from "../setup/time-limits.ts";

/** Five pictures, one after the other on a slow machine. */
export const CUTTING_MS = scaled(60_000);

/** Sells a product; its picture has another ground than that of the one before. */
export async function sell(merchant: Merchant, name: string, index: number): Promise<string> {
  const ground = GROUNDS[(index * 7) % GROUNDS.length];
  if (!ground) throw new Error("There are no grounds");
  const path = `/${name.replaceAll(" ", "-")}`;
  merchant.pictures.set(`${path}.jpg`, await photograph(await drawProduct(name, "Women", 700), ground));
  merchant.pages.set(path, productPage(name, 900 + index, "InStock", `${merchant.origin}${path}.jpg`));
  return merchant.origin + path;
}

export async function cutOutLinks(page: Page, links: readonly string[]) {
  await page
    .getByRole("tab", { name: "Links" })
    .or(page.getByRole("button", { name: "Links" }))
    .click();
  await page.getByLabel("Product links, one a line").fill(links.join("\n"));
  await page.getByRole("button", { name: "Cut out" }).click();
}

/** A person is asked once, before the first picture. */
export async function confirmRightsIfAsked(page: Page) {
  const confirm = page.getByRole("button", { name: PICTURE_RIGHTS.confirm });
  await expect(confirm.or(page.getByRole("button", { name: /^Try again/ }))).toBeVisible({
    timeout: CUTTING_MS,
  });
  if (await confirm.isVisible()) await confirm.click();
}
