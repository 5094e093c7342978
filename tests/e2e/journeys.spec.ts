import { expect, JOURNEY, test } from "../setup/browser.ts";
import { comments } from "./engagement-steps.ts";
import { cards } from "./listing-steps.ts";
import { readOutfit } from "./outfit-calls.ts";
import { randomPerson, screenOf, signUpByForm } from "./people.ts";

test(
  "a shopper finds an outfit, signs up, likes it, comments, adds it to the cart and follows a link",
  JOURNEY,
  async ({ page: listing, request }) => {
    await listing
      .context()
      .route(/^https?:\/\/(?!127\.0\.0\.1)/, (route) => route.fulfill({ body: "A shop" }));
    const person = randomPerson();

    await listing.goto("/");
    await listing.getByRole("link", { name: "Explore Outfits" }).first().click();
    await listing.getByRole("combobox", { name: "Search outfits" }).fill("saree");
    await expect(listing).toHaveURL(/saree/);
    const opened = listing.waitForEvent("popup");
    await cards(listing).first().getByRole("link").first().click();
    const page = await opened;
    await expect(page.locator("html")).toHaveAttribute("data-hydrated");
    await expect(page).toHaveURL(/\/outfit\/[0-9a-f-]{36}$/);
    const id = page.url().split("/").at(-1) ?? "";
    const { numberOfLikes } = await readOutfit(request, id);
    await expect(page.getByRole("link", { name: /^View Item/ })).toHaveCount(0);

    await page.getByRole("button", { name: /^Like \d/ }).click();
    await screenOf(page).getByRole("link", { name: "Create Account" }).click();
    await signUpByForm(page, person);
    await expect(page.getByRole("button", { name: /^Liked \d/ })).toBeVisible();
    await expect
      .poll(async () => (await readOutfit(request, id)).numberOfLikes)
      .toBeGreaterThan(numberOfLikes);

    await page.getByRole("textbox", { name: "Your comment" }).fill("Lovely with mojris");
    await page.getByRole("button", { name: "Post Comment" }).click();
    await expect(comments(page).filter({ hasText: person.username })).toContainText("Lovely with mojris");

    await page.getByRole("button", { name: "Add Complete Outfit to Cart" }).click();
    await page
      .getByRole("region", { name: "Customize Your Order" })
      .getByRole("button", { name: /^Add/ })
      .click();
    await page.getByRole("banner").getByRole("link", { name: /cart/i }).click();
    await page.getByRole("button", { name: /^Shop the items/ }).click();
    const link = page.getByRole("list", { name: /^Items of/ }).getByRole("link", { name: /^View Item/ });
    const shopUrl = await link.first().getAttribute("href");
    const [shop] = await Promise.all([page.context().waitForEvent("page"), link.first().click()]);
    await expect(shop).toHaveURL(shopUrl ?? "");
  },
);
