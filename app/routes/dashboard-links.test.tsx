import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import type { AdminLink, AdminLinkList } from "#contract/links/links.ts";
import { signedIn } from "#tests/factories/api-results.ts";
import { expectConsole } from "#tests/setup/console-watch.ts";
import { refusal, renderSite } from "#tests/setup/render-site.tsx";

const LIST = "GET /link/admin/links";

function link(number: number, changes: Partial<AdminLink> = {}): AdminLink {
  return {
    _id: `link-${number}`,
    url: `https://shop.example/${number}`,
    state: "ok",
    problem: null,
    sourceName: "Neel & Co",
    items: [
      {
        itemId: `item-${number}`,
        itemName: `Item ${number}`,
        outfitId: "outfit-1",
        category: "Wedding",
        subtitle: "Emerald silk lehenga, gold choli",
        isComposed: false,
      },
    ],
    numberOfItems: 1,
    listedPrice: 1_499,
    foundPrice: 1_499,
    currency: "INR",
    isPriceWaiting: false,
    availability: "in_stock",
    numberOfOpens: 7,
    numberOfReports: 0,
    reports: [],
    lastCheckedAt: "2026-03-01T09:30:00.000Z",
    duplicateOf: null,
    ...changes,
  };
}
const list = (links: AdminLink[]): AdminLinkList => ({
  links,
  total: links.length,
  counts: { unchecked: 0, ok: 1, gone: 1, unreachable: 0, blocked: 0, price: 1, reported: 0 },
  areChecked: true,
});
const open = (links: AdminLink[], api = {}) =>
  renderSite("/dashboard/links", {
    session: signedIn({ isUserAdmin: true }),
    api: { [LIST]: () => list(links), ...api },
  });
const rows = async () => {
  const [, ...bodyRows] = within(await screen.findByRole("table", { name: "Links" })).getAllByRole("row");
  return bodyRows;
};

it("is for administrators only", async () => {
  await renderSite("/dashboard/links", { session: signedIn() });
  expect(screen.getByRole("heading", { level: 1, name: "Access Denied" })).toBeDefined();
  expect(screen.queryByRole("banner")).toBeNull();
});

it("says what is known of each link, and filters by state and words", async () => {
  const site = await open([
    link(1, { numberOfItems: 3, reports: [{ reason: "price", note: "Dearer" }], numberOfReports: 1 }),
    link(2, { foundPrice: 24.99, currency: "USD", availability: "out_of_stock" }),
  ]);
  const [first, second] = await rows();
  for (const text of [
    "Works",
    "Wedding",
    "Emerald silk lehenga, gold choli",
    "Item 1",
    "and 2 more",
    "Neel & Co",
    "₹1,499",
    "Reported: other price, “Dearer”",
  ]) {
    expect(first?.textContent).toContain(text);
  }
  expect(second?.textContent).toContain("Sold out");
  expect(second?.textContent).toContain("24.99 USD");

  await site.user.click(screen.getByRole("button", { name: "Gone 1" }));
  await site.user.type(screen.getByRole("searchbox"), "kurta");
  await waitFor(() =>
    expect(site.sentTo(LIST).at(-1)?.path).toBe(
      "/link/admin/links?state=gone&searchTerm=kurta&startIndex=0&limit=20",
    ),
  );
});

it("replaces a dead link in its row, checks one now, and decides on a price", async () => {
  const replace = "PUT /link/admin/replace/link-1";
  const check = "POST /link/admin/check/link-2";
  const price = "POST /link/admin/price/link-2";
  const site = await open(
    [
      link(1, { state: "gone", problem: "The shop says that there is no such page: status 404." }),
      link(2, { isPriceWaiting: true }),
    ],
    { [replace]: () => link(1), [check]: () => link(2), [price]: () => link(2) },
  );
  await rows();
  await site.user.type(
    screen.getByRole("textbox", { name: "New link for Item 1" }),
    "https://shop.example/new{Enter}",
  );
  await waitFor(() => expect(site.sentTo(replace)[0]?.body).toEqual({ url: "https://shop.example/new" }));
  await site.user.click(await screen.findByRole("button", { name: "Check now: Item 2" }));
  await waitFor(() => expect(site.sentTo(check)).toHaveLength(1));
  await site.user.click(await screen.findByRole("button", { name: "Refuse price: Item 2" }));
  await waitFor(() => expect(site.sentTo(price)[0]?.body).toEqual({ accept: false, foundPrice: 1_499 }));
});

it("opens the studio with the new product where a picture made there shows the old one", async () => {
  expectConsole(/The board could not be opened/);
  const dead = link(1, { state: "gone" });
  const items = dead.items.map((item) => ({ ...item, isComposed: true }));
  const site = await open([{ ...dead, items }], {
    "PUT /link/admin/replace/link-1": () => link(1),
    "GET /studio/admin/studio": () => ({ rightsConfirmed: true, draft: null }),
    "GET /studio/admin/board/outfit-1": () => refusal(404, "No board."),
  });
  await rows();
  const studio = screen.getByRole("link", {
    name: "Open in the studio: Item 1 in Emerald silk lehenga, gold choli",
  });
  expect(studio.getAttribute("href")).toBe("/dashboard/studio?outfit=outfit-1");
  await site.user.type(
    screen.getByRole("textbox", { name: "New link for Item 1" }),
    "https://shop.example/new{Enter}",
  );
  const board = "GET /studio/admin/board/outfit-1";
  await waitFor(() => expect(site.sentTo(board)).toHaveLength(1));
});

it("moves the focus to the next dead link after one was replaced, and to the count after the last", async () => {
  const site = await open([link(1, { state: "gone" }), link(2), link(3, { state: "unreachable" })], {
    "PUT /link/admin/replace/link-1": () => link(1),
    "PUT /link/admin/replace/link-3": () => link(3),
  });
  await rows();
  const field = (number: number) => screen.queryByRole("textbox", { name: `New link for Item ${number}` });
  await site.user.type(field(1) as HTMLElement, "https://shop.example/new{Enter}");
  await waitFor(() => expect(document.activeElement).toBe(field(3)));
  await site.user.keyboard("https://shop.example/other{Enter}");
  await waitFor(() => expect(document.activeElement?.textContent).toBe("Showing 1 to 3 of 3 links"));
});

it("is opened at the filter, search and page of its address", async () => {
  const site = await renderSite("/dashboard/links?state=gone&searchTerm=kurta&page=3", {
    session: signedIn({ isUserAdmin: true }),
    api: { [LIST]: () => ({ ...list([link(1)]), total: 100 }) },
  });
  await rows();
  expect(site.sentTo(LIST)[0]?.path).toBe(
    "/link/admin/links?state=gone&searchTerm=kurta&startIndex=40&limit=20",
  );
  expect((screen.getByRole("searchbox") as HTMLInputElement).value).toBe("kurta");
});

it("goes back to the last page when its own has no links any more", async () => {
  const site = await renderSite("/dashboard/links?page=3", {
    session: signedIn({ isUserAdmin: true }),
    api: { [LIST]: ({ path }) => ({ ...list(path.includes("startIndex=20") ? [link(1)] : []), total: 21 }) },
  });
  await rows();
  expect(
    site.sentTo(LIST).map(({ path }) => new URLSearchParams(path.split("?")[1]).get("startIndex")),
  ).toEqual(["40", "20"]);
});

it("merges links of the same page, and says what could not be done", async () => {
  const replace = "PUT /link/admin/replace/link-1";
  const site = await open([link(1, { duplicateOf: "https://shop.example/2" })], {
    [replace]: () => refusal(404, "This link is no longer in use."),
  });
  await rows();
  await site.user.click(screen.getByRole("button", { name: "Merge with the same page: Item 1" }));
  expect((await screen.findByRole("alert")).textContent).toBe("This link is no longer in use.");
  expect(site.sentTo(replace)[0]?.body).toEqual({ url: "https://shop.example/2" });
});

it("shows the price that the page has meanwhile, with the reason why the other was not accepted", async () => {
  const price = "POST /link/admin/price/link-1";
  const waiting = (foundPrice: number) => list([link(1, { isPriceWaiting: true, foundPrice })]);
  const site = await open([], {
    [LIST]: () => waiting(1_299),
    [price]: () => refusal(409, "The shop's price has changed meanwhile."),
  });
  await rows();
  site.reply(LIST, () => waiting(1_899));
  await site.user.click(screen.getByRole("button", { name: "Accept price: Item 1" }));
  expect((await screen.findByRole("alert")).textContent).toBe("The shop's price has changed meanwhile.");
  expect(site.sentTo(price)[0]?.body).toEqual({ accept: true, foundPrice: 1_299 });
  expect(await screen.findByText("Found ₹1,899")).toBeDefined();
});

it("asks again for links that could not be loaded, and says when there are none", async () => {
  expectConsole(/The links could not be loaded/);
  const site = await open([], { [LIST]: () => refusal(403, "No.") });
  expect(await screen.findByRole("heading", { name: "The links could not be loaded" })).toBeDefined();
  site.reply(LIST, () => list([]));
  await site.user.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("heading", { name: "No links here" })).toBeDefined();
});

it("says that links are not checked where the shop has switched that off", async () => {
  await open([], { [LIST]: () => ({ ...list([link(1)]), areChecked: false }) });
  expect(await screen.findByText(/LINK_CHECKS=off/)).toBeDefined();
});

it("leaves a link as it is when its replacement is cancelled", async () => {
  const site = await open([link(1)]);
  await site.user.click(await screen.findByRole("button", { name: "Replace: Item 1" }));
  await site.user.click(screen.getByRole("button", { name: "Cancel" }));
  expect(screen.queryByRole("textbox", { name: "New link for Item 1" })).toBeNull();
  expect(document.activeElement).toBe(screen.getByRole("button", { name: "Replace: Item 1" }));
});
