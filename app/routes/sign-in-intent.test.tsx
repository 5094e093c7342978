import { act, screen, within } from "@testing-library/react";
import { beforeEach, expect, it, vi } from "vitest";
import {
  beginSession,
  endChosenSession,
  endSession,
  followChosenSignOut,
} from "#app/entities/session/session-store.ts";
import { comment, outfit, signedIn } from "#tests/factories/api-results.ts";
import { main, OUTFIT, openOutfit, openSignedIn } from "#tests/setup/outfit-page.tsx";
import type { renderSite } from "#tests/setup/render-site.tsx";

const LIKE = "PUT /outfit/like/outfit-1";
const MINE = { likes: ["user-asha"], numberOfLikes: 4 };
type Site = Awaited<ReturnType<typeof renderSite>>;

// The document stays at one address here; the router has its own.
beforeEach(() => {
  history.replaceState(null, "", "/outfit/outfit-1");
  return () => vi.useRealTimers();
});

/** Follows a link to the sign-in screen and signs in. */
async function signIn(site: Site) {
  site.reply("POST /auth/signin", () => signedIn());
  const [link] = screen.getAllByRole("link", { name: "Sign In" });
  await site.user.click(link as HTMLElement);
  await fillIn(site);
}

async function fillIn({ user }: Site) {
  const form = within(screen.getByRole("main"));
  await user.type(form.getByLabelText("Email"), "asha@people.example");
  await user.type(form.getByLabelText("Password"), "Marigold-7");
  await user.click(form.getByRole("button", { name: "Sign In" }));
}

it("goes on with Add to Cart after signing in", async () => {
  const site = await openOutfit();
  await site.user.click(main().getByRole("button", { name: "Add Complete Outfit to Cart" }));
  await signIn(site);
  await screen.findByRole("region", { name: "Customize Your Order" });
  expect(site.sentTo("POST /cart")).toEqual([]);
});

it("gives the Like after signing up and signing in", async () => {
  const site = await openOutfit({}, { api: { [LIKE]: () => outfit(MINE) } });
  await site.user.click(main().getByRole("button", { name: /^Like / }));
  site.reply("POST /auth/signup", () => ({ success: true, message: "Welcome! Please sign in." }));
  await site.user.click(main().getByRole("link", { name: "Create Account" }));
  const form = within(screen.getByRole("main"));
  await site.user.type(form.getByLabelText("Username"), "asha");
  await site.user.type(form.getByLabelText("Email"), "asha@people.example");
  await site.user.type(form.getByLabelText("Password"), "Marigold-7");
  await site.user.click(form.getByRole("button", { name: "Create Account" }));

  site.reply("POST /auth/signin", () => signedIn());
  await screen.findByText("Welcome! Please sign in.");
  await fillIn(site);
  expect(await main().findByRole("button", { name: /^Liked 4/ })).toBeDefined();
  expect(site.sentTo(LIKE)).toHaveLength(1);
});

it("ignores an intent that another version of the site stored, without its age", async () => {
  sessionStorage.setItem(
    "sign-in-intent",
    JSON.stringify({
      action: "like",
      subjectId: "outfit-1",
      text: "",
      userId: null,
      place: "/outfit/outfit-1",
    }),
  );
  const site = await openSignedIn();
  await main().findByRole("button", { name: /^Like / });
  await act(async () => {});
  expect(site.sentTo(LIKE)).toEqual([]);
});

it("leaves a Like of an earlier visit as it is", async () => {
  const site = await openOutfit();
  await site.user.click(main().getByRole("button", { name: /^Like / }));
  site.reply(OUTFIT, () => outfit(MINE));
  await signIn(site);
  expect(await main().findByRole("button", { name: /^Liked 4/ })).toBeDefined();
  await act(async () => {});
  expect(site.sentTo(LIKE)).toEqual([]);
});

it("fills in the comment that was being typed when the session ended", async () => {
  const site = await openSignedIn();
  const placeholder = "Share your thoughts about this outfit...";
  await site.user.type(screen.getByPlaceholderText(placeholder), "Lovely with juttis");
  act(endSession);
  await signIn(site);
  expect(await screen.findByPlaceholderText(placeholder)).toHaveProperty("value", "Lovely with juttis");
});

it("opens and fills in the reply that was being typed when the session ended", async () => {
  const site = await openSignedIn({ numberOfComments: 1, comments: [comment(1)] });
  await site.user.click(main().getByRole("button", { name: "Reply" }));
  await site.user.type(screen.getByPlaceholderText("Write a reply..."), "Where are the juttis from?");
  act(endSession);
  await signIn(site);
  expect(await screen.findByPlaceholderText("Write a reply...")).toHaveProperty(
    "value",
    "Where are the juttis from?",
  );
});

const DRAFT = "Share your thoughts about this outfit...";
const MEERA = signedIn({ _id: "user-meera", id: "user-meera", username: "meera" });

it("shows what one person was typing to nobody else", async () => {
  const site = await openSignedIn();
  await site.user.type(screen.getByPlaceholderText(DRAFT), "Lovely with juttis");
  act(endSession);
  site.reply("POST /auth/signin", () => MEERA);
  await site.user.click(screen.getAllByRole("link", { name: "Sign In" })[0] as HTMLElement);
  await fillIn(site);
  expect(await screen.findByRole("link", { name: "Profile of meera" })).toBeDefined();
  expect(screen.queryByRole("region", { name: "Outfit Items" })).toBeNull();
});

it.each([
  ["here", endChosenSession],
  ["in another tab", followChosenSignOut],
])("drops what was being typed when the person signs out %s", async (_where, signOut) => {
  const site = await openSignedIn();
  await site.user.type(screen.getByPlaceholderText(DRAFT), "Lovely with juttis");
  act(signOut);
  await act(async () => {});
  expect(sessionStorage.getItem("sign-in-intent")).toBeNull();
});

it("empties the box when another person takes over the session", async () => {
  const site = await openSignedIn();
  await site.user.type(screen.getByPlaceholderText(DRAFT), "Lovely with juttis");
  act(() => beginSession(MEERA));
  expect(screen.getByPlaceholderText(DRAFT)).toHaveProperty("value", "");
});

it("leads to the sign-in screen from the message that asks for it", async () => {
  const site = await openOutfit({}, { api: { [LIKE]: () => outfit(MINE) } });
  await site.user.click(main().getByRole("button", { name: /^Like / }));
  const message = await screen.findByText("Please sign in to like or dislike outfits");
  const toast = within(message.closest("li") as HTMLElement);
  site.reply("POST /auth/signin", () => signedIn());
  await site.user.click(toast.getByRole("button", { name: "Sign In" }));
  await fillIn(site);
  expect(await main().findByRole("button", { name: /^Liked 4/ })).toBeDefined();
});

it("does it once", async () => {
  const site = await openOutfit();
  await site.user.click(main().getByRole("button", { name: "Add Complete Outfit to Cart" }));
  await signIn(site);
  await screen.findByRole("region", { name: "Customize Your Order" });
  act(endSession);
  await signIn(site);
  expect(await screen.findByRole("link", { name: "Profile of asha" })).toBeDefined();
  expect(screen.queryByRole("region", { name: "Customize Your Order" })).toBeNull();
});

it("forgets it after half an hour", async () => {
  const site = await openOutfit();
  await site.user.click(main().getByRole("button", { name: "Add Complete Outfit to Cart" }));
  vi.setSystemTime(Date.now() + 31 * 60_000);
  await signIn(site);
  await screen.findByRole("link", { name: "Profile of asha" });
  expect(screen.queryByRole("region", { name: "Outfit Items" })).toBeNull();
});
