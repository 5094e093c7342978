import { rmSync } from "node:fs";
import type { APIRequestContext, Locator, Page } from "@playwright/test";
import sharp from "sharp";
import type { Outfit } from "#contract/outfit/outfit.ts";
import { startBuiltServer } from "../../scripts/built-server.mjs";
import { emptyDataDir } from "../../scripts/demo-server.mjs";
import { ADMIN } from "../setup/admin.ts";
import { expect, test as visit } from "../setup/browser.ts";
import { restoreSession, sharedSession } from "./people.ts";

/** Starts a shop without outfits, with further settings. The caller closes it. */
export async function openEmptyShop(settings: Record<string, string> = {}) {
  const dataDir = await emptyDataDir();
  const env = {
    SEED: "none",
    ADMIN_EMAIL: ADMIN.email,
    ADMIN_PASSWORD: ADMIN.password,
    // No load shedding: a busy machine must not make the server reject the tests' requests.
    OVERLOAD_LOOP_DELAY_MS: "0",
    ...settings,
  };
  const { url, stop } = await startBuiltServer({ dataDir, env });
  const close = async () => {
    await stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
  return { url, close };
}

/** Tests that change outfits share a separate shop, so that the catalogue of other tests does not change. */
export const test = visit.extend<object, { shopUrl: string }>({
  shopUrl: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
    async ({}, use) => {
      const shop = await openEmptyShop();
      await use(shop.url);
      await shop.close();
    },
    { scope: "worker" },
  ],
  serverUrl: async ({ shopUrl }, use) => use(shopUrl),
});

/** A JPEG photograph, different for each number. */
export function photograph(number: number): Promise<Buffer> {
  const noise = { type: "gaussian" as const, mean: 90 + number * 5, sigma: 30 };
  return sharp({ create: { width: 300, height: 400, channels: 3, background: "#000", noise } })
    .tint({ r: (number * 53) % 256, g: (number * 97) % 256, b: (number * 151) % 256 })
    .jpeg()
    .toBuffer();
}

const ITEMS = [
  { sourceName: "Neel & Co", itemName: "Linen shirt", itemPrice: 1299, itemLink: "https://shop.example/1" },
  { sourceName: "Raat Rani", itemName: "Tote", itemPrice: 999.5, itemLink: "https://shop.example/2" },
];

interface NewOutfit {
  items?: typeof ITEMS;
  tags?: string[];
  image?: Buffer;
}

/** Creates an outfit through the API. Its description identifies it. */
export async function makeOutfit(
  request: APIRequestContext,
  description: string,
  { items = ITEMS, tags = ["linen", "weekend"], image }: NewOutfit = {},
): Promise<Outfit> {
  const { token } = await sharedSession(request, ADMIN);
  const response = await request.post("/backend/outfit/create", {
    headers: { authorization: `Bearer ${token}` },
    multipart: {
      category: "Casual",
      section: "Women",
      rateLook: "4.5",
      description,
      tags: JSON.stringify(tags),
      items: JSON.stringify(items),
      image: { name: "look.jpg", mimeType: "image/jpeg", buffer: image ?? (await photograph(1)) },
    },
  });
  if (response.status() !== 201) throw new Error(`Creating an outfit failed: ${await response.text()}`);
  return (await response.json()) as Outfit;
}

/** Changes an outfit's description through the API, as another administrator. */
export async function updateDescription(
  request: APIRequestContext,
  id: string,
  description: string,
): Promise<void> {
  const { token } = await sharedSession(request, ADMIN);
  const response = await request.put(`/backend/outfit/update/${id}`, {
    headers: { authorization: `Bearer ${token}` },
    multipart: { description },
  });
  if (!response.ok()) throw new Error(`Updating an outfit failed: ${await response.text()}`);
}

/** Opens the dashboard as an administrator and waits for the catalogue. */
export async function openDashboard(page: Page, search = ""): Promise<void> {
  await restoreSession(page, ADMIN);
  await page.goto(`/dashboard${search}`);
  await expect(page.getByText(/^Showing \d/)).toBeVisible();
}

/** Opens the dashboard, filtered to outfits that match this description. */
export const openDashboardOn = (page: Page, description: string) =>
  openDashboard(page, `?searchTerm=${encodeURIComponent(description)}`);

export const editorOf = (page: Page) => page.getByRole("dialog", { name: /^(Create|Edit) Outfit$/ });

/** Fills in the row of an item, counted from 1. */
export async function fillItem(editor: Locator, number: number, itemName: string, price: string) {
  await editor.getByLabel(`Item name of item ${number}`).fill(itemName);
  await editor.getByLabel(`Source name of item ${number}`).fill("Neel & Co");
  await editor.getByLabel(`Price (₹) of item ${number}`).fill(price);
  await editor.getByLabel(`Item link of item ${number}`).fill("https://shop.example/p");
}

/** Fills in the required fields of a new outfit with one item. */
export async function fillOutfit(editor: Locator, description: string, picture: Buffer): Promise<void> {
  await editor
    .getByLabel("Image")
    .setInputFiles({ name: "look.jpg", mimeType: "image/jpeg", buffer: picture });
  await editor.getByLabel("Category").selectOption("Casual");
  await editor.getByLabel("Section").selectOption("Women");
  await editor.getByLabel("Description").fill(description);
  await fillItem(editor, 1, "Linen shirt", "1299");
}

/** The rows of the table, or the cards that replace them in a narrow window. */
export const outfits = (page: Page) =>
  page
    .getByRole("table", { name: "Outfits" })
    .locator("tbody tr")
    .or(page.getByRole("list", { name: "Outfits" }).locator("> li"));
