import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it, onTestFinished, vi } from "vitest";
import type { HomeTexts, SiteTexts } from "#contract/shop/site-texts.ts";
import { outfitSummary, trending } from "#tests/factories/api-results.ts";
import { expectConsole } from "#tests/setup/console-watch.ts";
import { heldReply, refusal, renderSite } from "#tests/setup/render-site.tsx";

const CALL = "GET /settings/texts/home";
const UPLOADED = { src: `/media/${"a".repeat(64)}`, width: 900, height: 600 };
const OF_THE_SITE = { src: "/pictures/party", width: 800, height: 1000 };

const HOME: HomeTexts = {
  hero: {
    eyebrow: "",
    headline: "Sarees for every day, woven by hand",
    emphasis: "every day",
    text: "From twelve looms in Maheshwar.",
    outfitIds: [],
  },
  features: Array.from({ length: 4 }, () => ({ title: "Handwoven", text: "On a pit loom." })),
  banner: [
    { picture: UPLOADED, alt: "", caption: "The looms", link: "/about-us" },
    { picture: OF_THE_SITE, alt: "A gown", caption: "Evenings", link: "https://looms.example/" },
    { picture: OF_THE_SITE, alt: "A gown", caption: "Mornings", link: "" },
    { picture: OF_THE_SITE, alt: "A gown", caption: "Noons", link: "" },
  ],
};
const note = (number: number) => ({
  picture: UPLOADED,
  title: `Note ${number}`,
  text: "Air it after each wear.",
  link: number === 1 ? "" : "/outfit?category=Festival",
});

const main = () => within(screen.getByRole("main"));
const topHeading = () => main().queryByRole("heading", { level: 1 })?.textContent;

interface Shop {
  path?: string;
  hasStyleNotes?: boolean;
  api?: Record<string, () => unknown>;
}

/** A home page with texts of its own. */
function renderHome(
  texts: SiteTexts | (() => unknown),
  { path = "/", hasStyleNotes = true, api }: Shop = {},
) {
  return renderSite(path, {
    settings: { ownTexts: ["home", "faq", "styleNotes"], hasStyleNotes },
    api: {
      "GET /outfit/trending": () => trending(6),
      [CALL]: typeof texts === "function" ? texts : () => texts,
      ...api,
    },
  });
}

it("shows the shop's own opening and reasons, and never those of the site before them", async () => {
  const held = heldReply(() => ({ home: HOME }));
  await renderHome(held.reply as () => unknown);
  expect(main().getByRole("status").textContent).toBe("Loading");
  expect(topHeading()).toBeUndefined();
  expect(document.title).toMatch(/ · Ensemble$/);

  held.release();
  await waitFor(() => expect(topHeading()).toBe("Sarees for every day, woven by hand"));
  expect(main().getByText("every day").tagName).toBe("EM");
  expect(main().getAllByRole("heading", { level: 3, name: "Handwoven" })).toHaveLength(4);
  expect(main().queryByText("Fashion for All")).toBeNull();
  // What is null stays as the site has it.
  expect(main().getByRole("heading", { name: "Are the prices final?" })).toBeDefined();
  expect(document.title).toBe("Sarees for every day, woven by hand · Ensemble");
});

it("says that its texts could not be loaded, and loads them again", async () => {
  expectConsole(/Fetching the texts of a page failed/);
  const { user, reply } = await renderHome(() => refusal(400, "Not now."));
  expect(
    await main().findByRole("heading", { level: 1, name: "This page could not be loaded" }),
  ).toBeDefined();

  reply(CALL, () => ({ home: HOME }));
  await user.click(main().getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(topHeading()).toBe("Sarees for every day, woven by hand"));
});

it("scrolls to the part that the address names once it is there", async () => {
  const scrolledTo: string[] = [];
  const scrolling = vi.spyOn(Element.prototype, "scrollIntoView").mockImplementation(function scroll(
    this: Element,
  ) {
    scrolledTo.push(this.id);
  });
  onTestFinished(() => scrolling.mockRestore());
  const held = heldReply(() => ({ home: HOME }));
  await renderHome(held.reply as () => unknown, { path: "/#custom" });
  expect(scrolledTo).toEqual([]);
  held.release();
  await waitFor(() => expect(scrolledTo).toEqual(["custom"]));
});

const firstPictures = () => {
  const opening = main().getByRole("heading", { level: 1 }).closest("section") as HTMLElement;
  return [...opening.querySelectorAll<HTMLAnchorElement>("a[href^='/outfit/']")].map((link) =>
    link.getAttribute("href"),
  );
};

it.each([
  ["the looks that the shop has chosen", [outfitSummary(41), outfitSummary(42)], ["outfit-41", "outfit-42"]],
  ["those viewed most, if none of the chosen is there any more", [], ["outfit-4", "outfit-5", "outfit-6"]],
])("shows beside its headline %s", async (_what, outfits, ids) => {
  const chosen = { ...HOME, hero: { ...HOME.hero, outfitIds: ["outfit-41", "outfit-42"] } };
  await renderHome(
    { home: chosen },
    {
      api: {
        "GET /outfit/trending?limit=3": () => trending(3),
        "GET /outfit/getoutfits": () => ({ outfits, total: outfits.length }),
      },
    },
  );
  await waitFor(() => expect(firstPictures()).toEqual(ids.map((id) => `/outfit/${id}`)));
});

it("slides have uploaded pictures, and are links whose name is their caption", async () => {
  await renderHome({ home: HOME });
  const banner = await main().findByRole("region", { name: "The season in four scenes" });
  const links = [...banner.querySelectorAll("a")];
  expect(links.map((link) => [link.getAttribute("aria-label"), link.getAttribute("href")])).toEqual([
    ["The looms", "/about-us"],
    ["Evenings", "https://looms.example/"],
  ]);
  expect(links.map((link) => link.getAttribute("rel"))).toEqual([null, "noopener"]);
  const picture = links[0]?.querySelector("img");
  expect(picture?.getAttribute("src")).toContain("a".repeat(64));
  expect([picture?.getAttribute("width"), picture?.getAttribute("height")]).toEqual(["900", "600"]);
});

it("keeps the focus in the banner when a key hides the slide whose link has it", async () => {
  await renderHome({ home: HOME });
  const banner = await main().findByRole("region", { name: "The season in four scenes" });
  const link = within(banner).getByRole("link", { name: "The looms" });
  act(() => link.focus());
  fireEvent.keyDown(link, { key: "ArrowRight" });
  expect(document.activeElement).toBe(banner);
  expect(within(banner).getByRole("link", { name: "Evenings" })).toBeDefined();
});

it("shows up to twelve questions, alike ones too, with links in their answers", async () => {
  const faq = Array.from({ length: 12 }, () => ({
    question: "Do you ship?",
    answer: "No, see [the terms](/terms).\n\n- Shops do",
  }));
  await renderHome({ faq });
  const questions = await main().findAllByRole("heading", { level: 3, name: "Do you ship?" });
  expect(questions).toHaveLength(12);
  const [answer] = document.querySelectorAll("details");
  expect(answer?.querySelector("a")?.getAttribute("href")).toBe("/terms");
  expect(answer?.querySelector("li")?.textContent).toBe("Shops do");
});

it("shows up to six style notes, those with a link as links to their looks", async () => {
  await renderHome({ styleNotes: [1, 2, 3, 4, 5, 6].map(note) });
  await main().findByRole("heading", { level: 3, name: "Note 6" });
  const notes = within(main().getByRole("region", { name: "Short reads on dressing well" }));
  expect(notes.getAllByRole("article")).toHaveLength(6);
  const links = notes.getAllByRole("link", { name: /^See the looks/ });
  expect(links.map((link) => link.getAttribute("href"))).toEqual(
    Array.from({ length: 5 }, () => "/outfit?category=Festival"),
  );
});

it("without a style note it has neither the section nor a link to it", async () => {
  await renderHome({ home: HOME, styleNotes: [] }, { hasStyleNotes: false });
  await waitFor(() => expect(topHeading()).toBe("Sarees for every day, woven by hand"));
  expect(document.getElementById("blogs")).toBeNull();
  expect(document.querySelector("a[href='/#blogs']")).toBeNull();
});
