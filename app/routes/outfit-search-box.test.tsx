import type { InfiniteData } from "@tanstack/react-query";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { getQueryClient } from "#app/lib/query-client.ts";
import type { OutfitList } from "#contract/outfit/outfit.ts";
import { outfitSummary } from "#tests/factories/api-results.ts";
import { heldReply, renderSite } from "#tests/setup/render-site.tsx";

const LIST = "GET /outfit/getoutfits";
const main = () => within(screen.getByRole("main"));
const page = (count: number) => () => ({
  outfits: Array.from({ length: count }, (_, index) => outfitSummary(index + 1)),
  total: count,
  totalIsCapped: false,
});
const COMPLETIONS = "GET /outfit/completions";
const garments = (...names: string[]) => ({
  categories: [],
  brands: [],
  garments: names.map((name) => ({ name, count: 1 })),
});

it("suggests what to search for, by keyboard, and remembers searches", async () => {
  const completions = {
    categories: [{ name: "Wedding", count: 7 }],
    brands: [],
    garments: [{ name: "saree", count: 1 }],
  };
  const completed: (string | null)[] = [];
  const site = await renderSite("/outfit", {
    api: {
      [LIST]: page(2),
      [COMPLETIONS]: ({ path }) => {
        completed.push(new URL(path, "http://shop").searchParams.get("searchTerm"));
        return completions;
      },
    },
  });
  const box = main().getByRole("combobox", { name: "Search outfits" });
  await site.user.type(box, "sar");
  const option = await main().findByRole("option", { name: /saree.*1 look$/ });
  expect(box.getAttribute("aria-expanded")).toBe("true");
  await site.user.keyboard("{ArrowDown}{ArrowDown}");
  expect(box.getAttribute("aria-activedescendant")).toBe(option.id);
  await site.user.keyboard("{Enter}");
  expect(box).toHaveProperty("value", "saree");
  // The completions of what was chosen do not cover what it finds.
  await waitFor(() => expect(completed).toContain("saree"));
  expect(main().queryByRole("listbox")).toBeNull();
  await site.user.clear(box);
  expect(await main().findByRole("option", { name: "saree" })).toBeDefined();
  await site.user.keyboard("{Escape}");
  expect(main().queryByRole("listbox")).toBeNull();
  // A text that changes and comes back has its list again.
  await site.user.type(box, "s{Backspace}");
  expect(await main().findByRole("option", { name: "saree" })).toBeDefined();
});

it("keeps completions that arrive after Enter from covering the results", async () => {
  const { reply, release } = heldReply(() => garments("lehenga"));
  const site = await renderSite("/outfit", {
    api: { [LIST]: page(2), [COMPLETIONS]: reply },
  });
  const box = main().getByRole("combobox", { name: "Search outfits" });
  await site.user.click(box);
  // At once, as a pause between two keys is a search of its own.
  fireEvent.change(box, { target: { value: "lehen" } });
  await waitFor(() => expect(site.sentTo(COMPLETIONS)).toHaveLength(1));
  await site.user.keyboard("{Enter}");
  release();
  await waitFor(() => expect(getQueryClient().isFetching()).toBe(0));
  expect(main().queryByRole("listbox")).toBeNull();
  await site.user.type(box, "g");
  expect(await main().findByRole("option", { name: /^lehenga/ })).toBeDefined();
});

it("asks for completions once for a text that was typed without a pause", async () => {
  const site = await renderSite("/outfit", {
    api: { [LIST]: page(2), [COMPLETIONS]: () => garments() },
  });
  const box = main().getByRole("combobox", { name: "Search outfits" });
  await site.user.click(box);
  for (const value of ["re", "red", "red s", "red saree"]) fireEvent.change(box, { target: { value } });
  await waitFor(() => expect(site.sentTo(COMPLETIONS)).toHaveLength(1));
  expect(site.sentTo(COMPLETIONS).at(0)?.path).toContain("=red+saree");
});

it("renders no outfit again for a key that is typed", async () => {
  await renderSite("/outfit", { api: { [LIST]: page(2) } });
  await waitFor(() => expect(main().getAllByRole("article")).toHaveLength(2));
  const [[, list] = []] = getQueryClient().getQueriesData<InfiniteData<OutfitList>>({
    queryKey: ["outfits", "list"],
  });
  let reads = 0;
  for (const outfit of list?.pages[0]?.outfits ?? []) {
    const { rateLook } = outfit;
    Object.defineProperty(outfit, "rateLook", {
      get: () => {
        reads++;
        return rateLook;
      },
    });
  }
  fireEvent.click(main().getAllByRole("button", { name: /^View full size/ })[0] as HTMLElement);
  expect(reads).toBeGreaterThan(0);
  reads = 0;
  fireEvent.change(main().getByRole("combobox", { name: "Search outfits" }), { target: { value: "s" } });
  expect(reads).toBe(0);
});

it("clears the recent searches by keyboard, and the focus goes on from there", async () => {
  localStorage.setItem("recentSearches", JSON.stringify(["silk saree"]));
  const site = await renderSite("/outfit", { api: { [LIST]: page(2) } });
  const box = main().getByRole("combobox", { name: "Search outfits" });
  await site.user.click(box);
  await main().findByRole("option", { name: "silk saree" });
  await site.user.tab();
  expect(document.activeElement).toBe(main().getByRole("button", { name: "Clear recent searches" }));
  await site.user.keyboard("{Escape}");
  expect(document.activeElement).toBe(box);
  expect(main().queryByRole("listbox")).toBeNull();

  await site.user.keyboard("{ArrowDown}");
  await site.user.tab();
  await site.user.keyboard("{Enter}");
  expect(document.activeElement).toBe(box);
  expect(main().queryByRole("listbox")).toBeNull();
  expect(localStorage.getItem("recentSearches")).toBe("[]");
  await site.user.tab();
  expect(document.activeElement).toBe(main().getByRole("combobox", { name: "Sort by" }));
});

it("leaves arrows and Enter to an input method that composes", async () => {
  const site = await renderSite("/outfit", {
    api: {
      [LIST]: page(2),
      [COMPLETIONS]: () => garments("kurta"),
    },
  });
  const box = main().getByRole("combobox", { name: "Search outfits" });
  await site.user.type(box, "kur");
  await main().findByRole("option", { name: /^kurta/ });
  for (const how of [{ isComposing: true }, { keyCode: 229 }]) {
    for (const key of ["ArrowDown", "Enter", "Escape"]) {
      expect(fireEvent.keyDown(box, { key, ...how })).toBe(true);
    }
  }
  expect(box.getAttribute("aria-activedescendant")).toBeNull();
  expect(box).toHaveProperty("value", "kur");
  expect(main().getByRole("listbox")).toBeDefined();
});

it("suggests nothing for one letter, nor for another word what the last one was completed to", async () => {
  const { reply, release } = heldReply(() => garments());
  const site = await renderSite("/outfit", {
    api: {
      [LIST]: page(2),
      [COMPLETIONS]: () => garments("saree"),
    },
  });
  const box = main().getByRole("combobox", { name: "Search outfits" });
  await site.user.type(box, "sar");
  await main().findByRole("option", { name: /^saree/ });
  site.reply(COMPLETIONS, reply);
  await site.user.type(box, "j", { initialSelectionStart: 0, initialSelectionEnd: 3 });
  await waitFor(() => expect(main().queryByRole("option", { name: /^saree/ })).toBeNull());
  await site.user.type(box, "e");
  await waitFor(() => expect(site.sentTo(COMPLETIONS).at(-1)?.path).toContain("=je"));
  expect(main().queryByRole("option", { name: /^saree/ })).toBeNull();
  release();
});
