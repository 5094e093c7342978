import { screen, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { localStore, tabStore } from "#app/lib/storage.ts";
import { outfit, signedIn } from "#tests/factories/api-results.ts";
import { tolerateConsole } from "#tests/setup/console-watch.ts";
import { main, OUTFIT } from "#tests/setup/outfit-page.tsx";
import { renderSite } from "#tests/setup/render-site.tsx";

const AREAS = ["localStorage", "sessionStorage"] as const;
const MINE = { likes: ["user-asha"], numberOfLikes: 4 };

/** Replaces both storages while something runs; what the site kept in memory meanwhile is removed. */
async function withStorage(replacement: PropertyDescriptor, run: () => Promise<void>) {
  tolerateConsole(/is kept for this page only/);
  const before = AREAS.map((area) => Object.getOwnPropertyDescriptor(globalThis, area));
  for (const area of AREAS) Object.defineProperty(globalThis, area, { ...replacement, configurable: true });
  try {
    await run();
  } finally {
    AREAS.forEach((area, index) => {
      const own = before[index];
      if (own) Object.defineProperty(globalThis, area, own);
      else delete (globalThis as Record<string, unknown>)[area];
    });
    for (const key of ["token", "root", "savedLooks", "recentLooks", "recentSearches", "boardCopies"])
      localStore.write(key, null);
    for (const key of ["sign-in-intent", "openedItems", "contributionDrafts"]) tabStore.write(key, null);
  }
}

const BLOCKED: PropertyDescriptor = {
  get() {
    throw new DOMException("The operation is insecure.", "SecurityError");
  },
};
const FULL: PropertyDescriptor = {
  value: {
    length: 0,
    getItem: () => null,
    removeItem: () => {},
    clear: () => {},
    setItem: () => {
      throw new DOMException("The quota has been exceeded.", "QuotaExceededError");
    },
  },
};

describe.each([
  ["that is blocked", BLOCKED],
  ["that is full", FULL],
])("with storage %s", (_what, storage) => {
  it("a person signs in for as long as the page is open, and is told so", async () => {
    await withStorage(storage, async () => {
      const site = await renderSite("/sign-in", {
        api: { "POST /auth/signin": () => signedIn(), "GET /outfit/trending": () => ({ outfits: [] }) },
      });
      const form = within(screen.getByRole("main"));
      expect(form.getByText(/This browser stores nothing for the shop/)).toBeDefined();
      await site.user.type(form.getByLabelText("Email"), "asha@people.example");
      await site.user.type(form.getByLabelText("Password"), "Marigold-7");
      await site.user.click(form.getByRole("button", { name: "Sign In" }));
      expect(await screen.findByRole("link", { name: "Profile of asha" })).toBeDefined();
      const [count] = site.sentTo("GET /cart/count");
      expect(count?.headers.get("authorization")).toBe(`Bearer ${signedIn().token}`);
    });
  });

  it("what a visitor wanted to do is done after signing in", async () => {
    await withStorage(storage, async () => {
      history.replaceState(null, "", "/outfit/outfit-1");
      const site = await renderSite("/outfit/outfit-1", {
        api: {
          [OUTFIT]: () => outfit(),
          "POST /auth/signin": () => signedIn(),
          "PUT /outfit/like/outfit-1": () => outfit(MINE),
        },
      });
      await site.user.click(await main().findByRole("button", { name: /^Like / }));
      await site.user.click(screen.getAllByRole("link", { name: "Sign In" })[0] as HTMLElement);
      await site.user.type(main().getByLabelText("Email"), "asha@people.example");
      await site.user.type(main().getByLabelText("Password"), "Marigold-7");
      await site.user.click(main().getByRole("button", { name: "Sign In" }));
      expect(await main().findByRole("button", { name: /^Liked 4/ })).toBeDefined();
      const [like] = site.sentTo("PUT /outfit/like/outfit-1");
      expect(like?.headers.get("authorization")).toBe(`Bearer ${signedIn().token}`);
    });
  });
});
