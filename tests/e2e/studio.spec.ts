import { drawProduct } from "../factories/drawn-products.ts";
import { GROUNDS, photograph } from "../factories/product-photographs.ts";
import { ADMIN } from "../setup/admin.ts";
import { expect, expectNoAxeViolations, JOURNEY } from "../setup/browser.ts";
import { fillItem } from "./dashboard-steps.ts";
import { failOnce } from "./fail-once.ts";
import { merchantTest } from "./merchant-shop.ts";
import { restoreSession } from "./people.ts";
import { CUTTING_MS, confirmRightsIfAsked, cutOutLinks, sell } from "./studio-steps.ts";

const test = merchantTest("off");

const PRODUCTS = [
  "Red silk kurta",
  "Blue denim jeans",
  "Tan leather handbag",
  "White sneakers",
  "Gold jhumka earrings",
];

test(
  "five pasted links become a look with its picture, items and places, and one piece of it is replaced later",
  JOURNEY,
  async ({ page, merchant, allowConsole }) => {
    test.setTimeout(3 * CUTTING_MS);
    // Of the link that leads nowhere.
    allowConsole(/status of 404/);
    const links = await Promise.all(PRODUCTS.map((name, index) => sell(merchant, name, index)));
    await restoreSession(page, ADMIN);
    await page.goto("/dashboard/studio");
    await cutOutLinks(page, [...links, `${merchant.origin}/nowhere`]);
    await confirmRightsIfAsked(page);
    await expect(page.getByRole("button", { name: /^Try again/ })).toBeVisible({ timeout: CUTTING_MS });
    const board = page.getByRole("application", { name: "Board" });
    for (const name of PRODUCTS) {
      await expect(board.getByLabel(name)).toBeVisible({ timeout: CUTTING_MS });
    }
    await expectNoAxeViolations(page);
    await page.getByRole("button", { name: "Use this look" }).click();
    const created = page.getByRole("dialog", { name: "Create Outfit" });
    await created.getByLabel("Category").selectOption("Casual");
    await created.getByLabel("Section").selectOption("Women");
    await expect(created).toContainText("5 items, total ₹4,510");
    await created.getByRole("button", { name: "Create Outfit" }).click();
    await expect(created).toHaveCount(0);
    await expect(page.getByRole("heading", { name: "Studio" })).toBeFocused();
    await expect(page.getByRole("button", { name: /^Use this look/ })).toBeVisible();
    await expect(board.getByLabel(PRODUCTS[0] ?? "")).toHaveCount(0);

    const later = await sell(merchant, "Green silk saree", 5);
    await page.goto("/dashboard/links?searchTerm=kurta");
    await page.getByRole("button", { name: "Replace: Red silk kurta" }).click();
    await page.getByRole("textbox", { name: "New link for Red silk kurta" }).fill(later);
    await page.getByRole("button", { name: "Save" }).click();
    await expect(board.getByLabel("Green silk saree")).toBeVisible({ timeout: CUTTING_MS });
    await expect(board.getByLabel("Red silk kurta")).toHaveCount(0);
    await page.getByRole("button", { name: "Use this look" }).click();
    const edited = page.getByRole("dialog", { name: "Edit Outfit" });
    await expect(edited).toContainText("5 items, total");
    await edited.getByRole("button", { name: "Update Outfit" }).click();
    await expect(edited).toHaveCount(0);

    await page.goto("/outfit");
    await expect(page.getByRole("img", { name: /Green silk saree/ })).toBeVisible();
    const card = page.getByRole("link", { name: "Casual outfit for women, opens in a new tab" });
    await page.goto((await card.getAttribute("href")) ?? "");
    const items = page.getByRole("region", { name: "Outfit Items" });
    await expect(items).toContainText("Green silk saree");
    await expect(items).not.toContainText("Red silk kurta");
  },
);

test("an upload whose line goes away is tried again, its mask is mended, and the strokes are there the next time", async ({
  page,
  allowConsole,
}) => {
  test.setTimeout(2 * CUTTING_MS);
  allowConsole(/ERR_INTERNET_DISCONNECTED|Failed to load resource/);
  await restoreSession(page, ADMIN);
  await page.goto("/dashboard/studio");
  await page.getByRole("button", { name: "Upload" }).click();
  await failOnce(page, "**/studio/admin/cutout", (route) => route.abort("internetdisconnected"));
  const [ground] = GROUNDS;
  if (!ground) throw new Error("There are no grounds");
  const buffer = await photograph(await drawProduct("Tan leather handbag", "Women", 500), ground);
  await page.locator("input[type=file]").setInputFiles({ name: "bag.jpg", mimeType: "image/jpeg", buffer });
  await confirmRightsIfAsked(page);
  await page.getByRole("button", { name: /^Try again/ }).click();

  await page.getByRole("tab", { name: "On the board" }).click();
  const pieces = page.getByRole("list", { name: "Pieces from front to back" });
  await pieces.getByRole("button").click({ timeout: CUTTING_MS });
  await page.getByLabel("Name").fill("Tan handbag");
  await page.getByRole("button", { name: "Mend" }).click();
  const dialog = page.getByRole("dialog", { name: "Mend the cut-out" });
  const source = dialog.getByRole("application");
  const picture = source.locator("img");
  await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  const cut = dialog.getByRole("img", { name: /cut out$/ });
  const before = await cut.getAttribute("src");
  const box = await source.boundingBox();
  if (!box) throw new Error("The picture is not shown");
  await page.mouse.move(box.x + box.width * 0.4, box.y + box.height * 0.6);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width * 0.6, box.y + box.height * 0.6, { steps: 4 });
  await page.mouse.up();
  await expect(dialog.getByText("1 stroke")).toBeVisible();
  await expect(cut).not.toHaveAttribute("src", before ?? "", { timeout: CUTTING_MS });
  await expectNoAxeViolations(page);
  await dialog.getByRole("button", { name: "Use", exact: true }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText("Saved", { exact: true })).toBeVisible({ timeout: CUTTING_MS });

  await page.reload();
  await page.getByRole("tab", { name: "On the board" }).click();
  await pieces.getByRole("button", { name: "Tan handbag" }).click();
  await page.getByRole("button", { name: "Mend" }).click();
  await expect(dialog.getByText("1 stroke")).toBeVisible();
});

test("the outfit form's items are composed into its picture, which can be downloaded in other formats", async ({
  page,
}) => {
  await restoreSession(page, ADMIN);
  await page.goto("/dashboard");
  await page.getByRole("button", { name: "Create Outfit" }).first().click();
  const form = page.getByRole("dialog", { name: "Create Outfit" });
  await fillItem(form, 1, "Maroon silk lehenga", "4500");
  await form.getByRole("button", { name: "Compose" }).click();
  const studio = page.getByRole("dialog", { name: "Studio" });
  const board = studio.getByRole("application", { name: "Board" });
  await board.getByLabel("Maroon silk lehenga").focus();
  await page.keyboard.press("m");
  await studio.getByRole("button", { name: "Use this look" }).click();
  await expect(studio).toHaveCount(0, { timeout: CUTTING_MS });
  await expect(form.getByText("Look from the studio")).toBeVisible();
  await form.getByLabel("Category").selectOption("Wedding");
  await form.getByLabel("Section").selectOption("Women");
  await form.getByRole("button", { name: "Create Outfit" }).click();
  await expect(form).toHaveCount(0);

  await page.getByRole("button", { name: /^More for Wedding/ }).click();
  const download = page.waitForEvent("download");
  await page.getByRole("menuitem", { name: /9:16/ }).click();
  expect((await download).suggestedFilename()).toBe("wedding-look-9x16.jpg");
});
