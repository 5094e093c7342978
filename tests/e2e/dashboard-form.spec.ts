import type { Locator, Page } from "@playwright/test";
import { MODAL_TOAST_MS } from "#contract/limits.ts";
import { OUTFIT_FORM_MESSAGES } from "#contract/messages/outfit-form.ts";
import { ADMIN } from "../setup/admin.ts";
import { BOTH_WIDTHS, expect, expectNoAxeViolations } from "../setup/browser.ts";
import {
  editorOf,
  fillItem,
  fillOutfit,
  makeOutfit,
  openDashboardOn,
  photograph,
  test,
  updateDescription,
} from "./dashboard-steps.ts";
import { failOnce } from "./fail-once.ts";
import { holdCalls } from "./hold-calls.ts";
import { readOutfit } from "./outfit-calls.ts";
import { restoreSession } from "./people.ts";
import { expectToastLasts, showHeldToast, toasts } from "./toast-steps.ts";

const CREATE = "**/backend/outfit/create";
const INVALID = "Please fix the validation errors before submitting";

async function openEditor(page: Page): Promise<Locator> {
  await restoreSession(page, ADMIN);
  await page.goto("/profile");
  await page.getByRole("link", { name: "Admin Dashboard" }).click();
  await page.getByRole("button", { name: "Create Outfit" }).click();
  return editorOf(page);
}

const send = (editor: Locator) => editor.getByRole("button", { name: /^(Create|Update) Outfit$/ }).click();
const expectError = (field: Locator, message: string) =>
  expect(field).toHaveAccessibleDescription(new RegExp(`^${message.replace(/[()?.]/g, "\\$&")}`));
const expectNoError = (field: Locator) => expect(field).not.toHaveAttribute("aria-invalid", "true");

/** The controls of a form that a toast lies over: those in error, and its buttons. */
const covered = (page: Page) =>
  page.evaluate(() => {
    const toast = document.querySelector("[data-sonner-toast]")?.getBoundingClientRect();
    if (!toast) return ["no toast"];
    const controls = document.querySelectorAll("[role=dialog] :is([aria-invalid=true], [type=submit])");
    return [...controls].flatMap((control) => {
      const { left, right, top, bottom } = control.getBoundingClientRect();
      const isApart =
        left >= toast.right || right <= toast.left || top >= toast.bottom || bottom <= toast.top;
      return isApart ? [] : (control.getAttribute("name") ?? control.textContent);
    });
  });

test(
  "what is wrong with the form is told beside its buttons, clear of the fields",
  BOTH_WIDTHS,
  async ({ page }) => {
    await page.clock.install();
    const editor = await openEditor(page);
    const toast = await showHeldToast(page, INVALID, () => send(editor));
    await expect(toast).toHaveAttribute("data-y-position", "bottom");
    await expect(async () => {
      const settled = await toast.evaluate((element) =>
        element.getAnimations().every(({ playState }) => playState !== "running"),
      );
      expect(settled).toBe(true);
    }).toPass();
    expect(await covered(page)).toEqual([]);
  },
);

// covers: dashboard-02, dashboard-08, validation-18, validation-19, validation-20, validation-21
// covers: validation-22, validation-23, validation-24, validation-25, validation-26, validation-27
// covers: validation-28, validation-29, constants-38, outfit-form-01
test("every invalid field shows its error until it is edited", async ({ page }) => {
  await page.clock.install();
  const editor = await openEditor(page);
  const calls: string[] = [];
  page.on("request", (request) => request.method() === "POST" && calls.push(request.url()));
  const field = (label: string) => editor.getByLabel(label);
  const item = (label: string) => field(`${label} of item 1`);
  await field("Rating").fill("7");
  await field("Description").fill("x".repeat(501));
  await expect(editor.getByText("501/500 characters")).toBeVisible();
  await expectToastLasts(page, INVALID, MODAL_TOAST_MS, () => send(editor));
  await expectError(field("Image"), OUTFIT_FORM_MESSAGES.imageRequired);
  await expect(field("Image")).toBeFocused();
  await expectError(field("Category"), OUTFIT_FORM_MESSAGES.categoryRequired);
  await expectError(field("Section"), OUTFIT_FORM_MESSAGES.sectionRequired);
  await expectError(field("Rating"), OUTFIT_FORM_MESSAGES.ratingRange);
  await expectError(field("Description"), OUTFIT_FORM_MESSAGES.descriptionTooLong);
  await expectError(item("Source name"), OUTFIT_FORM_MESSAGES.sourceNameRequired);
  await expectError(item("Item name"), OUTFIT_FORM_MESSAGES.itemNameRequired);
  await expectError(item("Price (₹)"), OUTFIT_FORM_MESSAGES.priceRequired);
  await expectError(item("Item link"), OUTFIT_FORM_MESSAGES.itemLinkRequired);

  await item("Item link").fill("javascript:alert(1)");
  await item("Price (₹)").fill("-1");
  for (const label of ["Item link", "Price (₹)"]) await expectNoError(item(label));
  await field("Category").selectOption("Party");
  await expectNoError(field("Category"));
  await field("Rating").fill("four");
  await field("Rating").blur();
  await expect(field("Rating")).toHaveValue("0");

  const document = { name: "look.pdf", mimeType: "application/pdf", buffer: Buffer.from("%PDF") };
  await field("Image").setInputFiles(document);
  await expectError(field("Image"), "Please choose a JPEG, PNG, WebP or AVIF picture.");
  const large = { name: "look.jpg", mimeType: "image/jpeg", buffer: Buffer.alloc(5 * 1024 * 1024 + 1) };
  await field("Image").setInputFiles(large);
  await expectError(field("Image"), "The picture is larger than 5 MB.");
  const picture = { name: "look.jpg", mimeType: "image/jpeg", buffer: await photograph(3) };
  await field("Image").setInputFiles(picture);
  await expectNoError(field("Image"));
  await expect(editor.getByRole("img", { name: "What you have chosen" })).toBeVisible();

  await send(editor);
  await expectError(item("Price (₹)"), OUTFIT_FORM_MESSAGES.priceRequired);
  await expectError(item("Item link"), OUTFIT_FORM_MESSAGES.itemLinkInvalid);
  await expect(field("Section")).toBeFocused();

  await editor.getByRole("button", { name: "Remove item 1" }).click();
  await expect(editor.getByText(OUTFIT_FORM_MESSAGES.itemsRequired)).toBeVisible();
  await expect(editor.getByRole("button", { name: "Create Outfit" })).toBeDisabled();
  await expect(editor.getByRole("button", { name: "Add Item" })).toBeFocused();
  expect(calls).toEqual([]);
});

test("items and tags are editable by keyboard, and unsaved input is discarded only after confirmation", async ({
  page,
}) => {
  const editor = await openEditor(page);
  const tags = editor.getByLabel("Tags", { exact: true });
  await tags.fill("linen");
  await tags.press("Enter");
  await tags.pressSequentially("#Linen,silk,gold,");
  await tags.press("Backspace");
  await expect(editor.getByRole("list", { name: "Chosen tags" }).getByRole("listitem")).toHaveText([
    "#linen",
    "#silk",
  ]);
  await fillItem(editor, 1, "Shirt", "1,299.50");
  await editor.getByRole("button", { name: "Add Item" }).press("Enter");
  await expect(editor.getByLabel("Item name of item 2")).toBeFocused();
  await fillItem(editor, 2, "Tote", "0.50");
  await expect(editor.getByText("2 items, total ₹1,300")).toBeVisible();
  await editor.getByRole("button", { name: "Move item 2 up" }).press("Enter");
  await expect(editor.getByLabel("Item name of item 1")).toHaveValue("Tote");
  await expect(editor.getByRole("button", { name: "Move item 1 down" })).toBeFocused();

  const question = page.getByRole("dialog", { name: "Leave without saving?" });
  await page.keyboard.press("Escape");
  await expect(question).toBeVisible();
  await question.getByRole("button", { name: "Cancel" }).click();
  await expect(question).toBeHidden();
  await page.goBack();
  await expect(question).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(editor.getByLabel("Item name of item 2")).toHaveValue("Shirt");
  await editor.getByRole("button", { name: "Close" }).click();
  await question.getByRole("button", { name: "Discard" }).click();
  await expect(editor).toBeHidden();
  await expect(page.getByRole("button", { name: "Create Outfit" })).toBeFocused();
});

// covers: states-34, states-36, errors-20
test("the form cannot be closed while it is sent; errors preserve the input, and a retry creates no second outfit", async ({
  page,
  request,
  allowConsole,
}) => {
  allowConsole(/400|ERR_FAILED|net::/);
  const editor = await openEditor(page);
  await fillOutfit(editor, "Parijat", await photograph(4));
  await editor.getByLabel("Tags", { exact: true }).fill("evening");
  // The server creates the outfit, but its response is lost.
  const release = await holdCalls(page, CREATE, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await send(editor);
  await expect(editor.getByRole("button", { name: "Creating..." })).toBeDisabled();
  for (const label of ["Image", "Category", "Description", "Tags", "Item name of item 1"]) {
    await expect(editor.getByLabel(label, { exact: true })).toBeDisabled();
  }
  await expect(editor.getByRole("button", { name: "Close" })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await page.mouse.click(2, 2);
  await expect(editor).toBeVisible();
  release();
  await expect(toasts(page)).toHaveText(["Failed to create outfit. Please try again."]);
  const banner = editor.getByRole("alert").first();
  await expect(banner).toContainText("could not be reached");
  await expect(banner).toBeFocused();

  await page.unroute(CREATE);
  const message = "Please choose another name";
  const refusal = {
    success: false,
    code: "VALIDATION_FAILED",
    message,
    details: [{ path: "items.0.itemName", message }],
  };
  await failOnce(page, CREATE, (route) => route.fulfill({ status: 400, json: refusal }));
  await send(editor);
  const itemName = editor.getByLabel("Item name of item 1");
  await expectError(itemName, message);
  await expect(itemName).toBeFocused();
  await expect(banner).toContainText(message);
  await expect(editor.getByLabel("Description")).toHaveValue("Parijat");
  await expect(editor.getByRole("button", { name: "Remove tag evening" })).toBeVisible();
  await send(editor);
  await expect(editor).toBeHidden();

  const list = await (await request.get("/backend/outfit/getoutfits?searchTerm=Parijat")).json();
  expect(list.outfits).toHaveLength(1);
});

// covers: outfit-view-07
test("a conflicting edit can load the other version or overwrite it", async ({
  page,
  request,
  allowConsole,
}) => {
  allowConsole(/409/);
  const { _id } = await makeOutfit(request, "Kewra");
  const description = async () => (await (await request.get(`/backend/outfit/${_id}`)).json()).description;
  await openDashboardOn(page, "Kewra");
  const editor = editorOf(page);
  const field = editor.getByLabel("Description");
  await page.getByRole("button", { name: "Edit Casual outfit for Women" }).click();
  await field.fill("Kewra, mine");
  await updateDescription(request, _id, "Kewra, theirs");
  await send(editor);
  const banner = editor.getByRole("alert");
  await expect(banner).toContainText("Somebody else has changed this outfit since you opened it.");
  await expect(field).toHaveValue("Kewra, mine");
  expect(await description()).toBe("Kewra, theirs");
  await banner.getByRole("button", { name: "Load the other version" }).click();
  await expect(field).toHaveValue("Kewra, theirs");
  await expect(banner).toHaveCount(0);

  await field.fill("Kewra, mine again");
  await updateDescription(request, _id, "Kewra, theirs again");
  await send(editor);
  await banner.getByRole("button", { name: "Save mine anyway" }).click();
  await expect(editor).toBeHidden();
  expect(await description()).toBe("Kewra, mine again");

  // A reopened editor starts with the current version.
  await page.getByRole("button", { name: "Edit Casual outfit for Women" }).click();
  await expect(field).toHaveValue("Kewra, mine again");
  await field.fill("Kewra, at last");
  await send(editor);
  await expect(editor).toBeHidden();
  expect(await description()).toBe("Kewra, at last");
});

test("an item has a role, a match and a place in the picture, by pressing it, by dragging or by keyboard", async ({
  page,
  request,
}) => {
  const { _id } = await makeOutfit(request, "Pieces in their places");
  await openDashboardOn(page, "Pieces in their places");
  await page.getByRole("button", { name: /^Edit / }).click();
  const editor = editorOf(page);
  const marker = (number: number) => editor.getByRole("button", { name: `Marker of item ${number}` });
  await expect(editor.getByLabel("Role of item 1")).toHaveValue("");
  await editor.getByLabel("Role of item 1").selectOption("Layer");
  await editor.getByLabel("In the picture of item 2").selectOption("Similar piece");

  const picture = editor.getByRole("button", { name: "Place item 1 in the picture" });
  await picture.scrollIntoViewIfNeeded();
  // It has its height once the file is there.
  await expect.poll(async () => (await picture.boundingBox())?.height).toBeGreaterThan(100);
  const { width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
  await picture.click({ position: { x: width / 4, y: height / 2 } });
  await expect(marker(1)).toHaveAccessibleName(/: Linen shirt, 25 % from the left, 50 % from the top$/);

  // The next item without a place is chosen by then; a press by keyboard places it in the middle.
  await editor.getByRole("button", { name: "Place item 2 in the picture" }).press("Enter");
  await expect(marker(2)).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Shift+ArrowUp");
  await expect(marker(2)).toHaveAccessibleName(/, 51 % from the left, 45 % from the top$/);

  await marker(1).hover();
  await page.mouse.down();
  const box = (await marker(1).boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.move(box.x + 14 + width / 2, box.y + 14 - height / 4, { steps: 5 });
  await page.mouse.up();
  await page.mouse.move(0, 0);
  await expect(marker(1)).toHaveAccessibleName(/, 7[456] % from the left, 2[456] % from the top$/);
  await expectNoAxeViolations(page);
  await send(editor);
  await expect(editor).toBeHidden();

  const saved = await readOutfit(request, _id);
  expect(saved.items).toMatchObject([
    { role: "layer", match: "exact", spot: { x: expect.closeTo(0.75, 1), y: expect.closeTo(0.25, 1) } },
    { role: "bag", match: "similar", spot: { x: 0.51, y: 0.45 } },
  ]);

  await page.getByRole("button", { name: /^Edit / }).click();
  await marker(1).focus();
  await page.keyboard.press("Delete");
  await expect(marker(1)).toBeHidden();
  await expect(editor.getByRole("button", { name: "Item 1: Linen shirt, not marked" })).toBeFocused();
  await editor.getByLabel("Role of item 1").selectOption("Automatic");
  await send(editor);
  await expect(editor).toBeHidden();
  const [first, second] = (await readOutfit(request, _id)).items;
  expect(first).toMatchObject({ role: "top" });
  expect(first?.spot).toBeUndefined();
  expect(second?.spot).toEqual({ x: 0.51, y: 0.45 });
});
