import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { TextPage } from "#contract/shop/site-texts.ts";
import { expectConsole } from "#tests/setup/console-watch.ts";
import { heldReply, refusal, renderSite } from "#tests/setup/render-site.tsx";

const GRIEVANCE = { name: "Kavita Rao", email: "care@shop.example", phone: "" };
const TEXT =
  "Some words.\n\n## A part\n\n- one\n- two, see [our looks](/outfit)\n\n[Elsewhere](https://law.example)";

const main = () => within(screen.getByRole("main"));
const headings = (level: number) =>
  main()
    .queryAllByRole("heading", { level })
    .map((heading) => heading.textContent);

const PAGES: [page: TextPage, path: string, original: string][] = [
  ["about", "/about-us", "Who We Are"],
  ["privacy", "/privacy", "Who is responsible"],
  ["terms", "/terms", "Prices and descriptions"],
];

it.each(PAGES)(
  "%s without own texts has those of the site and makes no call for them",
  async (page, path, original) => {
    const { sentTo } = await renderSite(path, { settings: { ownTexts: ["home"] } });
    expect(main().getByRole("heading", { level: 2, name: new RegExp(original) })).toBeDefined();
    expect(sentTo(`GET /settings/texts/${page}`)).toEqual([]);
  },
);

it.each(PAGES)(
  "%s shows the shop's own sections, and never those of the site before them",
  async (page, path, original) => {
    const held = heldReply(() => ({ sections: [{ heading: "Our story <b>", text: TEXT }] }));
    await renderSite(path, {
      settings: { ownTexts: [page as "about"] },
      api: { [`GET /settings/texts/${page}`]: held.reply },
    });
    expect(main().getByRole("status").textContent).toBe("Loading");
    expect(headings(2).join()).not.toContain(original);

    held.release();
    expect(await main().findByRole("heading", { level: 2, name: /Our story <b>/ })).toBeDefined();
    expect(headings(2).join()).not.toContain(original);
    expect(headings(3)).toContain("A part");
    expect(
      main()
        .getAllByRole("listitem")
        .map((point) => point.textContent),
    ).toContain("two, see our looks");
    expect(main().getByRole("link", { name: "our looks" }).getAttribute("href")).toBe("/outfit");
    const elsewhere = main().getByRole("link", { name: "Elsewhere" });
    expect([elsewhere.getAttribute("target"), elsewhere.getAttribute("rel")]).toEqual(["_blank", "noopener"]);
  },
);

it.each(PAGES)(
  "%s says that its own texts could not be loaded, and loads them again",
  async (page, path, original) => {
    expectConsole(/Fetching the texts of a page failed/);
    const call = `GET /settings/texts/${page}`;
    const { user, reply } = await renderSite(path, {
      settings: { ownTexts: [page as "about"] },
      api: { [call]: () => refusal(400, "Not now.") },
    });
    expect(await main().findByText("This page could not be loaded")).toBeDefined();
    expect(headings(2).join()).not.toContain(original);

    reply(call, () => ({ sections: [{ heading: "Our story", text: TEXT }] }));
    await user.click(main().getByRole("button", { name: "Try again" }));
    expect(await main().findByRole("heading", { level: 2, name: /Our story/ })).toBeDefined();
  },
);

it("headings in a chapter of About are its statements, in italics", async () => {
  await renderSite("/about-us", {
    settings: { ownTexts: ["about"] },
    api: {
      "GET /settings/texts/about": () => ({
        sections: [{ heading: "Chapter", text: "## A statement\n\nThe rest." }],
      }),
    },
  });
  expect((await main().findByText("A statement")).className).toContain("italic");
  expect(main().getByText("The rest.")).toBeDefined();
});

it.each([
  ["in the section about grievances", "Grievances, and how to reach us", 1],
  ["in a last section, if no other is about grievances", "Prices", 2],
])("own terms name the grievance officer %s, without a date", async (_where, heading, count) => {
  await renderSite("/terms", {
    settings: { ownTexts: ["terms"], grievance: GRIEVANCE },
    api: { "GET /settings/texts/terms": () => ({ sections: [{ heading, text: "Words." }] }) },
  });
  const officer = await main().findByRole("region", { name: /grievance/i });
  expect(within(officer).getByText("Kavita Rao")).toBeDefined();
  expect(headings(2)).toHaveLength(count);
  expect(main().queryByText(/In force since/)).toBeNull();
});

describe("the tagline", () => {
  const identity = { name: "Rangoli", tagline: "Colour for every day" };
  const description = () => document.querySelector("meta[name=description]")?.getAttribute("content");

  it("of the shop's own is at the top of About", async () => {
    await renderSite("/about-us", { settings: { identity } });
    expect(main().getByText("Colour for every day")).toBeDefined();
    expect(document.body.textContent).not.toContain("Link\u00a0Please?");
  });

  it("of the site is there until the shop has one", async () => {
    await renderSite("/about-us");
    expect(main().getByText("“Link\u00a0Please?” era.", { normalizer: (text) => text }).tagName).toBe("EM");
  });

  it.each(["/about-us", "/"])("of the shop's own is in the description of %s", async (path) => {
    await renderSite(path, { settings: { identity } });
    expect(description()).toContain("Colour for every day");
    expect(description()).not.toMatch(/link please/i);
  });
});
