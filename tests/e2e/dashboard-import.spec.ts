import { readFile, writeFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import type { CatalogueImport } from "#contract/catalogue/catalogue-file.ts";
import { ADMIN } from "../setup/admin.ts";
import { expect, JOURNEY, test } from "../setup/browser.ts";
import { scaled } from "../setup/time-limits.ts";
import { failOnce } from "./fail-once.ts";
import { restoreSession } from "./people.ts";

/** The imported outfits are inactive, so that the catalogue of other tests does not change. */
const HIDDEN = "no";

/** A CSV file with this number of valid outfits and two invalid rows. */
function spreadsheet(about: string, outfits: number): Buffer {
  const header = "outfit,category,section,description,isActive,itemName,sourceName,itemPrice,itemLink";
  const row = (number: number, category: string, price: string) =>
    `${number},${category},Women,${about} ${number},${HIDDEN},Sari,Raat Rani,${price},https://shop.example/${number}`;
  const good = Array.from({ length: outfits }, (_, index) => row(index + 1, "Party", "999.50"));
  return Buffer.from([header, row(0, "Soirée", "1"), ...good, row(outfits + 1, "Party", "free")].join("\n"));
}

const dialogOf = (page: Page) => page.getByRole("dialog", { name: "Import outfits" });

/**
 * Overrides the import's state in responses, because the import of 11 outfits ends before the
 * dialog is inspected.
 */
async function overrideImport(page: Page) {
  const path = "**/backend/outfit/admin/import";
  let override: Partial<CatalogueImport> = { state: "running", dealtWith: 5, added: 5, canUndo: false };
  await page.route(path, async (route) => {
    const response = await route.fetch();
    const body = await response.json();
    const json = body.import ? { import: { ...body.import, ...override } } : { ...body, ...override };
    await route.fulfill({ response, json });
  });
  return {
    with: (next: Partial<CatalogueImport>) => {
      override = next;
    },
    end: () => page.unroute(path),
  };
}

test(
  "an administrator previews a file, imports it, exports the outfits and undoes the import",
  JOURNEY,
  async ({ page, allowConsole }, testInfo) => {
    test.setTimeout(scaled(90_000));
    const about = `Import ${Date.now()}`;
    await restoreSession(page, ADMIN);
    await page.goto("/dashboard");
    await page.getByRole("button", { name: "Import", exact: true }).click();
    const dialog = dialogOf(page);
    const chooser = dialog.getByLabel("Catalogue file");
    await expect(chooser).toBeVisible();

    const template = page.waitForEvent("download");
    await dialog.getByRole("button", { name: "Download a CSV template" }).click();
    await chooser.setInputFiles(await (await template).path());
    await expect(dialog.getByRole("button", { name: "Import 2 outfits" })).toBeVisible();
    await dialog.getByRole("button", { name: "Choose another file" }).click();

    const large = testInfo.outputPath("large.csv");
    await writeFile(large, Buffer.alloc(21_000_000));
    await chooser.setInputFiles(large);
    await expect(dialog.getByText("The file is too large")).toBeVisible();
    allowConsole(/415/);
    await chooser.setInputFiles({ name: "a.csv", mimeType: "text/csv", buffer: Buffer.from("\0") });
    await expect(dialog.getByText(/^Please choose a catalogue: CSV, XLSX/)).toBeVisible();

    allowConsole(/net::ERR_FAILED|Failed to fetch/);
    await failOnce(page, "**/import/preview");
    await chooser.setInputFiles({ name: "party.csv", mimeType: "text/csv", buffer: spreadsheet(about, 11) });
    await expect(dialog.getByText("The file did not arrive.")).toBeVisible();

    await chooser.setInputFiles({ name: "party.csv", mimeType: "text/csv", buffer: spreadsheet(about, 11) });
    const mistakes = dialog.getByRole("region", { name: "Mistakes in the file" });
    await expect(mistakes.getByRole("row")).toHaveText([
      /Lines/,
      /^2\s*category: Category must be one of the shop's categories \(found: Soirée\)$/,
      /^14\s*itemPrice: Valid price is required \(found: free\)$/,
    ]);
    await expect(dialog.getByRole("listitem").first()).toContainText(`${about} 1`);

    const shown = await overrideImport(page);
    await dialog.getByRole("button", { name: "Import 11 outfits" }).click();
    const progress = dialog.getByRole("progressbar", { name: "Importing party.csv" });
    await expect(progress).toHaveAttribute("aria-valuemax", "13");
    await expect(dialog.locator(":focus"), "the focus stays in the dialog").toHaveCount(1);
    await dialog.getByRole("button", { name: "Close" }).last().click();
    await expect(dialog).toBeHidden();

    // The import continues when the page is reloaded.
    await page.reload();
    await page.getByRole("button", { name: /^Importing… \d+ of 13$/ }).click();
    await expect(progress).toBeVisible();
    shown.with({ artworkPending: 3 });
    await expect(dialog.getByRole("status")).toHaveText("11 outfits added, 2 with mistakes.", {
      timeout: scaled(20_000),
    });
    await expect(mistakes.getByRole("row")).toHaveCount(3);
    const drawing = dialog.getByRole("progressbar", { name: "Drawing pictures" });
    await expect(drawing).toHaveAttribute("aria-valuetext", "8 of 11");
    await shown.end();
    // The worker threads of the real server draw all of them.
    await expect(drawing).toBeHidden({ timeout: scaled(60_000) });
    await page.keyboard.press("Escape");

    await page.getByRole("searchbox", { name: "Search" }).fill(about);
    await expect(page.getByText("Showing 1 to 10 of 11 outfits")).toBeVisible();
    await page.getByRole("button", { name: "Export" }).click();
    await expect(page.getByText("What the table shows now")).toBeVisible();
    await failOnce(page, "**/admin/export?**");
    await page.getByRole("menuitem", { name: "JSON Lines" }).click();
    await expect(page.getByText("The export did not arrive.")).toBeVisible();
    await page.getByRole("button", { name: "Export" }).click();
    const exported = page.waitForEvent("download");
    await page.getByRole("menuitem", { name: "CSV" }).click();
    const download = await exported;
    expect(download.suggestedFilename()).toMatch(/^outfits-\d{4}-\d\d-\d\d\.csv$/);
    const lines = (await readFile(await download.path(), "utf8")).trim().split("\r\n");
    expect(lines).toHaveLength(12);
    expect(lines[1]).toContain(`"${about} 1"`);

    await page.getByRole("button", { name: "Import", exact: true }).click();
    await dialog.getByRole("button", { name: "Undo last import" }).click();
    const question = page.getByRole("dialog", { name: "Undo the last import?" });
    await expect(question).toContainText("11 outfits from party.csv will be removed");
    await question.getByRole("button", { name: "Remove 11 outfits" }).click();
    await expect(page.getByText("11 outfits of the last import removed")).toBeVisible();
    await expect(dialog.getByText("This import was undone.")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByText("No outfits found")).toBeVisible();
  },
);
