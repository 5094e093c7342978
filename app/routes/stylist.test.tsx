import { screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it } from "vitest";
import { outfit, signedIn, trending } from "#tests/factories/api-results.ts";
import { styledOutfit, stylistPage } from "#tests/factories/stylist-results.ts";
import { expectConsole } from "#tests/setup/console-watch.ts";
import { heldReply, refusal, renderSite, toasts } from "#tests/setup/render-site.tsx";

const PATH = "/stylist/asha";
const PAGE = `GET ${PATH}`;
const FOLLOW = `PUT ${PATH}/follow`;
const UNFOLLOW = `DELETE ${PATH}/follow`;
const NO_BODY = () => new Response(null, { status: 204 });

const main = () => within(screen.getByRole("main"));
const head = (selector: string, attribute: string) =>
  document.head.querySelector(selector)?.getAttribute(attribute);
const reader = signedIn({ _id: "user-ravi", id: "user-ravi", username: "ravi" });

describe("a stylist's page", () => {
  it("has the name, the text, the numbers and the looks", async () => {
    await renderSite(PATH, { api: { [PAGE]: () => stylistPage() } });
    expect(await main().findByRole("heading", { level: 1, name: "asha" })).toBeDefined();
    expect(main().getByText("Sarees for every day.")).toBeDefined();
    for (const [label, value] of [
      ["Looks", "2"],
      ["Views", "12,345"],
      ["Likes", "678"],
      ["Saves", "90"],
    ]) {
      expect(main().getByText(label as string, { selector: "dt" }).nextSibling?.textContent).toBe(value);
    }
    const cards = main().getAllByRole("article");
    expect(cards).toHaveLength(2);
    expect(cards[0]?.textContent).toContain("Styled by asha");
    const links = within(cards[0] as HTMLElement).getAllByRole("link");
    expect(links.map((link) => link.getAttribute("href"))).toEqual(["/outfit/outfit-1"]);
  });

  it("describes itself to search engines and link previews", async () => {
    const page = stylistPage({ username: "asha rao" }, [
      { ...styledOutfit(1, "asha rao"), image: "/media/abc/1200.jpg" },
    ]);
    await renderSite("/stylist/Asha%20RAO", { api: { "GET /stylist/Asha%20RAO": () => page } });
    await main().findByRole("heading", { level: 1, name: "asha rao" });
    expect(document.title).toContain("asha rao, stylist");
    expect(head("link[rel=canonical]", "href")).toBe("https://shop.example/stylist/asha%20rao");
    expect(head("meta[name=description]", "content")).toBe(
      "1 look styled by asha rao. Sarees for every day.",
    );
    expect(head("meta[property='og:image']", "content")).toBe("https://shop.example/media/abc/1200.jpg");
    expect(head("meta[name=robots]", "content")).toBeUndefined();
  });

  it("says that a longer list ends with the newest looks", async () => {
    await renderSite(PATH, { api: { [PAGE]: () => stylistPage({ numberOfOutfits: 75 }) } });
    expect(await main().findByText("These are the newest 2 looks.")).toBeDefined();
  });

  it("says that it loads, and that no look is there", async () => {
    const { reply, release } = heldReply(() => stylistPage({}, []));
    await renderSite(PATH, { api: { [PAGE]: reply } });
    expect(main().getByText("Loading this stylist's looks…")).toBeDefined();
    release();
    expect(await main().findByRole("heading", { name: "No looks at the moment" })).toBeDefined();
  });

  it("says that there is no such stylist, and leads on", async () => {
    expectConsole(/Loading a stylist failed/);
    await renderSite(PATH, { api: { [PAGE]: () => refusal(404, "No such stylist.", "NOT_FOUND") } });
    expect(await main().findByRole("heading", { level: 1, name: "This stylist is not here" })).toBeDefined();
    expect(main().getByRole("link", { name: "Explore Outfits" }).getAttribute("href")).toBe("/outfit");
    expect(head("meta[name=robots]", "content")).toBe("noindex");
    expect(main().queryByRole("button")).toBeNull();
  });

  it("can be loaded again when it failed", async () => {
    expectConsole(/Loading a stylist failed/);
    const site = await renderSite(PATH, { api: { [PAGE]: () => refusal(500, "Sorry.") } });
    await main().findByRole("heading", { name: "This stylist's looks could not be loaded" });
    site.reply(PAGE, () => stylistPage());
    await site.user.click(main().getByRole("button", { name: "Try again" }));
    expect(await main().findByRole("heading", { level: 1, name: "asha" })).toBeDefined();
  });
});

describe("following", () => {
  // The document stays at one address here; the router has its own.
  beforeEach(() => {
    history.replaceState(null, "", PATH);
  });

  it("is shown at once, and ends with the same button", async () => {
    const site = await renderSite(PATH, {
      session: reader,
      api: {
        [PAGE]: () => stylistPage({ isFollowed: false }),
        [FOLLOW]: NO_BODY,
        [UNFOLLOW]: NO_BODY,
      },
    });
    await site.user.click(await main().findByRole("button", { name: "Follow asha" }));
    const told = { kind: "success", text: "You follow asha" };
    await waitFor(() => expect(toasts()).toEqual([told]));
    await site.user.click(await main().findByRole("button", { name: "Following asha" }));
    expect(await main().findByRole("button", { name: "Follow asha" })).toBeDefined();
    await waitFor(() => expect(site.sentTo(UNFOLLOW)).toHaveLength(1));
    expect(site.sentTo(FOLLOW)).toHaveLength(1);
    expect([[told], []]).toContainEqual(toasts());
  });

  it("is taken back when the shop refuses it", async () => {
    expectConsole(/Following a stylist failed/);
    const site = await renderSite(PATH, {
      session: reader,
      api: {
        [PAGE]: () => stylistPage({ isFollowed: false }),
        [FOLLOW]: () => refusal(409, "You follow as many stylists as there is room for."),
      },
    });
    await site.user.click(await main().findByRole("button", { name: "Follow asha" }));
    await waitFor(() =>
      expect(toasts().map(({ text }) => text)).toContain("You follow as many stylists as there is room for."),
    );
    expect(main().getByRole("button", { name: "Follow asha" })).toBeDefined();
  });

  it("leads a visitor to sign in, and happens after that", async () => {
    const site = await renderSite(PATH, { api: { [PAGE]: () => stylistPage(), [FOLLOW]: NO_BODY } });
    await site.user.click(await main().findByRole("button", { name: "Follow asha" }));
    await waitFor(() =>
      expect(toasts().map(({ text }) => text)).toEqual(["Please sign in to follow stylists"]),
    );
    expect(site.sentTo(FOLLOW)).toEqual([]);
    site.reply("POST /auth/signin", () => reader);
    await site.user.click(await screen.findByRole("button", { name: "Sign In" }));
    const form = within(screen.getByRole("main"));
    await site.user.type(await form.findByLabelText("Email"), "ravi@people.example");
    await site.user.type(form.getByLabelText("Password"), "Marigold-7");
    await site.user.click(form.getByRole("button", { name: "Sign In" }));
    expect(await main().findByRole("button", { name: "Following asha" })).toBeDefined();
    expect(site.sentTo(FOLLOW)).toHaveLength(1);
  });

  it("is not offered on one's own page", async () => {
    await renderSite(PATH, { session: signedIn(), api: { [PAGE]: () => stylistPage() } });
    await main().findByRole("heading", { level: 1, name: "asha" });
    expect(main().queryByRole("button", { name: /^Follow/ })).toBeNull();
  });
});

describe("who styled an outfit", () => {
  it("is a link on its page", async () => {
    const styled = outfit({ stylist: { username: "asha rao" } });
    await renderSite("/outfit/outfit-1", { api: { "GET /outfit/outfit-1": () => styled } });
    const link = await main().findByRole("link", { name: "asha rao" });
    expect(link.getAttribute("href")).toBe("/stylist/asha%20rao");
    expect(link.closest("p")?.textContent).toBe("Styled by asha rao");
  });

  it("is said without a link once the account is deleted", async () => {
    const styled = outfit({ stylist: { username: null } });
    await renderSite("/outfit/outfit-1", { api: { "GET /outfit/outfit-1": () => styled } });
    expect((await main().findByText("Styled by a former member")).querySelector("a")).toBeNull();
  });

  it("is said on the cards of the trending screen", async () => {
    const stylists = [{ username: "asha" }, { username: null }, null];
    await renderSite("/trending", {
      api: { "GET /outfit/trending": () => trending(3, (index) => ({ stylist: stylists[index] ?? null })) },
    });
    await waitFor(() => expect(main().getAllByRole("article")).toHaveLength(3));
    const texts = main()
      .getAllByRole("article")
      .map(({ textContent }) => /Styled by (asha|a former member)/.exec(textContent ?? "")?.[0]);
    expect(texts).toEqual(["Styled by asha", "Styled by a former member", undefined]);
  });
});
