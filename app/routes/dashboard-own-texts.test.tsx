import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { findSettingsSection } from "#app/dashboard/settings/settings-sections.ts";
import { FAQ_MAX } from "#contract/limits.ts";
import { BRAND_MESSAGES } from "#contract/messages/brand.ts";
import { IMAGE_MESSAGES } from "#contract/outfit/image.ts";
import type { ShopSettings } from "#contract/shop/shop-settings.ts";
import { outfitSummary, shopSettings, signedIn } from "#tests/factories/api-results.ts";
import { refusal, renderSite } from "#tests/setup/render-site.tsx";

const READ = "GET /settings/admin";
const SAVE = "PUT /settings/admin";
const UPLOAD = "POST /settings/admin/picture";
const LIST = "GET /outfit/getoutfits";

const UPLOADED = { src: `/media/${"a".repeat(64)}`, width: 1200, height: 1600 };
const idOf = (number: number) => `${number}0000000-0000-4000-8000-000000000000`;
const photograph = () => new File(["picture"], "shop.jpg", { type: "image/jpeg" });

/** Opens the form of the section at a path; `api` replaces replies. */
async function open(path: string, settings: Partial<ShopSettings> = {}, api = {}) {
  const site = await renderSite(`/dashboard/settings/${path}`, {
    session: signedIn({ isUserAdmin: true }),
    api: {
      [READ]: () => shopSettings(settings),
      [SAVE]: ({ body }: { body: unknown }) => {
        const { versions: _versions, ...changed } = body as Partial<ShopSettings>;
        return shopSettings({ ...settings, ...changed });
      },
      ...api,
    },
  });
  const name = findSettingsSection(path)?.title ?? "";
  const form = within(await screen.findByRole("form", { name }));
  const field = (label: string) => form.getByLabelText(label, { selector: "input, textarea" });
  return {
    ...site,
    form,
    field,
    preview: (where: string) => within(screen.getByRole("figure", { name: `Preview: ${where}` })),
    press: (button: string) => site.user.click(form.getByRole("button", { name: button })),
    replace: async (label: string, text: string) => {
      await site.user.clear(field(label));
      if (text) await site.user.type(field(label), text);
    },
    save: () => site.user.click(form.getByRole("button", { name: `Save: ${name}` })),
    saved: async () => {
      await waitFor(() => expect(site.sentTo(SAVE)).not.toEqual([]));
      return site.sentTo(SAVE)[0]?.body as Partial<ShopSettings>;
    },
  };
}

it("begins with the site's own texts, shows the headline as it is typed, and saves all of the home page", async () => {
  const site = await open("home-page");
  expect(site.preview("home page, at the top").getByText("“Link Please?”").tagName).toBe("EM");
  await site.replace("Headline", "Dressed in ten minutes");
  await site.replace("Words of the headline in italics", "ten minutes");
  expect(site.preview("home page, at the top").getByText("ten minutes").tagName).toBe("EM");
  await site.save();
  const { home } = await site.saved();
  expect(home?.hero).toMatchObject({ headline: "Dressed in ten minutes", emphasis: "ten minutes" });
  expect(home?.banner.map(({ picture }) => picture.src)).toContain("/pictures/wedding");
});

it("refuses italics that the headline does not have, at the field", async () => {
  const site = await open("home-page");
  await site.replace("Words of the headline in italics", "never said");
  await site.save();
  expect(await site.form.findByText(BRAND_MESSAGES.emphasisMissing)).toBeDefined();
  expect(site.sentTo(SAVE)).toEqual([]);
});

it("stores nothing for the original texts", async () => {
  const site = await open("questions", { faq: [{ question: "Do you ship?", answer: "Shops do." }] });
  await site.press("Back to the default: Questions");
  await site.save();
  expect(await site.saved()).toMatchObject({ faq: null });
});

it("chooses looks for the headline, as many as there is room for, and gives the place back to those that trend", async () => {
  const outfits = [1, 2, 3, 4].map((number) =>
    outfitSummary(number, { _id: idOf(number), image: "/media/x/1200.jpg" }),
  );
  const site = await open(
    "home-page",
    {},
    { [LIST]: () => ({ success: true, outfits, total: 4, isPartial: false }) },
  );
  await site.press("Choose looks");
  const dialog = within(await screen.findByRole("dialog", { name: "Looks beside the headline" }));
  const cards = within(await dialog.findByRole("list", { name: "Outfits to pick from" })).getAllByRole(
    "button",
  );
  for (const card of cards) await site.user.click(card);
  expect(dialog.getByText("3/3 outfits")).toBeDefined();
  await site.user.click(dialog.getByRole("button", { name: "Remove outfit 1" }));
  await site.user.click(dialog.getByRole("button", { name: "Done" }));
  await site.save();
  expect((await site.saved()).home?.hero.outfitIds).toEqual(outfits.slice(1, 3).map(({ _id }) => _id));
  await site.press("Show those that trend");
  expect(site.form.getByText("Those that most people look at now.")).toBeDefined();
});

it("adds, moves and removes questions, and asks for one at least", async () => {
  const site = await open("questions", { faq: [{ question: "Do you ship?", answer: "Shops do." }] });
  await site.press("Add a question");
  await site.replace("Question: question 2", "Are looks free?");
  await site.replace("Answer: question 2", "They are.");
  await site.press("Move question 2 up");
  await site.save();
  expect((await site.saved()).faq?.map(({ question }) => question)).toEqual([
    "Are looks free?",
    "Do you ship?",
  ]);

  for (const _question of [1, 2]) await site.press("Remove question 1");
  await site.save();
  expect((await site.form.findByRole("alert")).textContent).toBe(`Please give one to ${FAQ_MAX} questions`);
});

it("writes the marks of headings, lists and links by their buttons, and shows what becomes of them", async () => {
  const site = await open("about-page", { about: [{ heading: "Us", text: "" }] });
  await site.press("List: section 1");
  await site.user.keyboard("Sarees{Enter}");
  await site.press("Link: section 1");
  await site.user.keyboard("/trending");
  const text = "- Sarees\n[words to press](/trending)";
  expect((site.field("Text: section 1") as HTMLTextAreaElement).value).toBe(text);
  expect(site.preview("About page").getByRole("link", { name: "words to press" }).getAttribute("href")).toBe(
    "/trending",
  );
  expect(site.preview("About page").getByRole("listitem").textContent).toBe("Sarees");
  await site.save();
  expect(await site.saved()).toMatchObject({ about: [{ heading: "Us", text }] });
});

it("begins privacy and terms with the original clauses, under the shop's name", async () => {
  const site = await open("privacy-policy");
  expect((site.field("Heading: section 1") as HTMLInputElement).value).toBe("Who is responsible");
  await site.replace("Heading: section 1", "Who we are");
  await site.save();
  expect((await site.saved()).privacy?.[0]?.heading).toBe("Who we are");
});

it("uploads a picture for a style note as soon as it is chosen, and saves it with the note", async () => {
  const site = await open("style-notes", { styleNotes: [] }, { [UPLOAD]: () => UPLOADED });
  await site.press("Add a style note");
  await site.replace("Title: style note 1", "Linen");
  await site.replace("Text: style note 1", "Iron it damp.");
  await site.save();
  expect(await site.form.findByText(BRAND_MESSAGES.pictureExpected)).toBeDefined();
  await site.user.upload(site.field("Picture: style note 1"), photograph());
  await waitFor(() => expect(site.form.queryByText(BRAND_MESSAGES.pictureExpected)).toBeNull());
  await site.save();
  expect(await site.saved()).toMatchObject({ styleNotes: [{ title: "Linen", picture: UPLOADED, link: "" }] });
});

it("keeps the picture and says why, when another one is refused here or by the server", async () => {
  const site = await open("home-page", {}, { [UPLOAD]: () => refusal(413, IMAGE_MESSAGES.bytes) });
  const chooser = site.field("Picture: slide 1") as HTMLInputElement;
  chooser.removeAttribute("accept");
  await site.user.upload(chooser, new File(["%PDF"], "shop.pdf", { type: "application/pdf" }));
  expect(await site.form.findByText(IMAGE_MESSAGES.type)).toBeDefined();
  expect(site.sentTo(UPLOAD)).toEqual([]);
  await site.user.upload(chooser, photograph());
  expect(await site.form.findByText(IMAGE_MESSAGES.bytes)).toBeDefined();
  await site.replace("Caption: slide 1", "Weddings");
  await site.save();
  expect((await site.saved()).home?.banner[0]).toMatchObject({
    caption: "Weddings",
    picture: { src: "/pictures/wedding" },
  });
});
