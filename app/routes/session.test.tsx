import { act, screen, waitFor, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
// Loaded for signed-in users; here beforehand, because the clock of these tests does not wait for it.
import "#app/entities/session/check-session.ts";
import { beginSession } from "#app/entities/session/session-store.ts";
import { signIn } from "#app/features/account/account-calls.ts";
import { signedIn, trending } from "#tests/factories/api-results.ts";
import { expectConsole } from "#tests/setup/console-watch.ts";
import { noNetwork, refusal, renderSite } from "#tests/setup/render-site.tsx";

const MINUTE_MS = 60_000;
const CHECK = "GET /user/check-auth";
const SIGNED_OUT = { token: null, root: { state: { currentUser: null } } };
const TRENDING = { "GET /outfit/trending": () => trending(10) };

const profileLink = () => screen.queryByRole("link", { name: /^Profile of / });
/** A response that the server made at a time. */
const at = (time: number, body: object) =>
  Response.json(body, { headers: { Date: new Date(time).toUTCString() } });
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

describe("the check every minute", () => {
  beforeEach(() => {
    vi.useFakeTimers();
    return () => vi.useRealTimers();
  });

  it("stops once the session has ended on the server", async () => {
    const site = await renderSite("/trending", {
      session: signedIn(),
      api: { ...TRENDING, [CHECK]: () => ({ success: true }) },
    });
    await pass(MINUTE_MS - 1_000);
    expect(site.sentTo(CHECK)).toHaveLength(0);
    await pass(1_000);
    expect(site.sentTo(CHECK)).toHaveLength(1);
    expect(site.sentTo(CHECK)[0]?.headers.get("authorization")).toBe(`Bearer ${signedIn().token}`);
    expect(profileLink()).not.toBeNull();

    site.reply(CHECK, () => refusal(401, "Please sign in."));
    await pass(MINUTE_MS);
    expect(profileLink()).toBeNull();
    expect(site.stored()).toMatchObject(SIGNED_OUT);
    await pass(5 * MINUTE_MS);
    expect(site.sentTo(CHECK)).toHaveLength(2);
  });

  // covers: states-12, errors-37, session-check-01
  it.each([
    ["a network failure", noNetwork],
    ["no response within 15 s", () => new Promise(() => {})],
    ["502 of a proxy", () => new Response("Bad gateway", { status: 502 })],
    ["503", () => refusal(503, "Busy")],
    ["504", () => new Response(null, { status: 504 })],
  ])("logs %s and checks again", async (_what, reply) => {
    expectConsole(/The session check failed/);
    const site = await renderSite("/trending", {
      session: signedIn(),
      api: { ...TRENDING, [CHECK]: reply },
    });
    await pass(MINUTE_MS + 15_000);
    expect(profileLink()).not.toBeNull();
    site.reply(CHECK, () => ({ success: true }));
    await pass(MINUTE_MS - 15_000);
    expect(site.sentTo(CHECK)).toHaveLength(2);
  });

  // covers: session-check-04
  it("pauses while the page is hidden; a check that fell due is made when it is visible again", async () => {
    const hidden = vi.spyOn(document, "hidden", "get");
    onTestFinished(() => hidden.mockRestore());
    const show = (isShown: boolean) => {
      hidden.mockReturnValue(!isShown);
      document.dispatchEvent(new Event("visibilitychange"));
    };
    const site = await renderSite("/trending", {
      session: signedIn(),
      api: { ...TRENDING, [CHECK]: () => ({ success: true }) },
    });
    await pass(MINUTE_MS / 2);
    show(false);
    await pass(5 * MINUTE_MS);
    expect(site.sentTo(CHECK)).toHaveLength(0);
    show(true);
    await pass(0);
    expect(site.sentTo(CHECK)).toHaveLength(1);
    await pass(MINUTE_MS);
    expect(site.sentTo(CHECK)).toHaveLength(2);
  });

  // covers: states-10
  it("does not run for a visitor", async () => {
    const site = await renderSite("/trending", { api: TRENDING });
    await pass(3 * MINUTE_MS);
    expect(site.sentTo(CHECK)).toEqual([]);
  });

  // covers: states-09
  it.each([
    ["with the server", () => refusal(401, "Please sign in.")],
    ["without a network", noNetwork],
  ])("ends the session at its expiry, %s", async (_what, reply) => {
    const site = await renderSite("/trending", {
      session: signedIn({ sessionExpiry: Date.now() + 30_000 }),
      api: { ...TRENDING, [CHECK]: reply },
    });
    expect(profileLink()).not.toBeNull();
    await pass(31_000);
    expect(profileLink()).toBeNull();
    expect(site.stored()).toMatchObject(SIGNED_OUT);
    expect(site.sentTo(CHECK)).toHaveLength(1);
  });

  it.each([8, -8])("keeps the session while the device's clock is %d days off", async (days) => {
    const serverTime = Date.now();
    vi.setSystemTime(serverTime + days * 24 * 60 * MINUTE_MS);
    await renderSite("/trending", {
      api: {
        ...TRENDING,
        "POST /auth/signin": () => at(serverTime, signedIn({ sessionExpiry: serverTime + 50_000 })),
        [CHECK]: () => refusal(401, "Please sign in."),
      },
    });
    await act(async () => beginSession(await signIn({ email: "asha@people.example", password: "x" })));
    await pass(40_000);
    expect(profileLink()).not.toBeNull();
    await pass(12_000);
    expect(profileLink()).toBeNull();
  });

  it("asks the server before a clock that has been set ahead ends the session", async () => {
    const serverTime = Date.now();
    const site = await renderSite("/trending", {
      session: signedIn({ sessionExpiry: serverTime + 60 * MINUTE_MS }),
      api: { ...TRENDING, [CHECK]: () => at(serverTime, { success: true }) },
    });
    vi.setSystemTime(serverTime + 8 * 24 * 60 * MINUTE_MS);
    await act(async () => document.dispatchEvent(new Event("visibilitychange")));
    await pass(1_000);
    expect(profileLink()).not.toBeNull();
    expect(site.stored().token).toBe(signedIn().token);
  });

  // covers: routes-16
  it("leads from a private screen to the sign-in screen at the expiry", async () => {
    await renderSite("/profile", {
      session: signedIn({ sessionExpiry: Date.now() + 30_000 }),
      api: { [CHECK]: () => refusal(401, "Please sign in.") },
    });
    expect(screen.getByRole("button", { name: "Sign Out" })).toBeDefined();
    await pass(31_000);
    expect(screen.getByRole("button", { name: "Sign In" })).toBeDefined();
  });
});

describe("a call that is refused because of the session", () => {
  const open = (reply: () => unknown) => {
    expectConsole(/Loading the person's looks failed/);
    return renderSite("/profile", {
      session: signedIn(),
      api: { "GET /submission": () => refusal(401, "Please sign in first."), [CHECK]: reply },
    });
  };

  it("leads to the sign-in screen where the session has ended on another device", async () => {
    const site = await open(() => refusal(401, "Please sign in."));
    await screen.findByRole("button", { name: "Sign In" });
    expect(site.stored()).toMatchObject(SIGNED_OUT);
    expect(site.sentTo(CHECK)).toHaveLength(1);
  });

  it("ends no session that the server knows", async () => {
    const site = await open(() => ({ success: true }));
    await waitFor(() => expect(site.sentTo(CHECK)).toHaveLength(1));
    expect(profileLink()).not.toBeNull();
  });
});

it("a page of the back/forward cache reads what another tab has written meanwhile", async () => {
  await renderSite("/trending", { session: signedIn(), api: TRENDING });
  expect(profileLink()).not.toBeNull();
  localStorage.clear();
  await act(async () => window.dispatchEvent(Object.assign(new Event("pageshow"), { persisted: true })));
  expect(profileLink()).toBeNull();
});

it("signing out removes what tells what the person looked at", async () => {
  const keys = [
    "recentLooks",
    "recentSearches",
    "boardCopies",
    "openedItems",
    "contributionDrafts",
    "sign-in-intent",
  ];
  const site = await renderSite("/profile", {
    session: signedIn(),
    api: { "POST /user/signout": () => ({ success: true, message: "Bye" }) },
  });
  for (const key of keys) {
    localStorage.setItem(key, "[]");
    sessionStorage.setItem(key, "[]");
  }
  await site.user.click(screen.getByRole("button", { name: "Sign Out" }));
  await screen.findByRole("button", { name: "Sign In" });
  expect(keys.slice(0, 3).filter((key) => localStorage.getItem(key) !== null)).toEqual([]);
  expect(keys.slice(3).filter((key) => sessionStorage.getItem(key) !== null)).toEqual([]);
});

it("a sign-out overtakes no read, which would be refused, and one that fails has them made again", async () => {
  const calls: string[] = [];
  const site = await renderSite("/profile", {
    session: signedIn(),
    api: {
      "GET /stylist": ({ signal }) => {
        signal?.addEventListener("abort", () => calls.push("aborted"));
        return new Promise(() => {});
      },
      "POST /user/signout": () => {
        calls.push("signed out");
        return refusal(503, "Busy");
      },
    },
  });
  await waitFor(() => expect(site.sentTo("GET /stylist")).toHaveLength(1));
  await site.user.click(screen.getByRole("button", { name: "Sign Out" }));
  await waitFor(() => expect(calls).toEqual(["aborted", "signed out"]));
  await waitFor(() => expect(site.sentTo("GET /stylist")).toHaveLength(2));
});

// covers: routes-16
it("an expired session leads to the sign-in screen and is removed", async () => {
  const site = await renderSite("/profile", {
    session: signedIn({ sessionExpiry: Date.now() - 1 }),
    api: { [CHECK]: () => refusal(401, "Please sign in.") },
  });
  expect(screen.getByRole("button", { name: "Sign In" })).toBeDefined();
  await waitFor(() => expect(site.stored()).toMatchObject(SIGNED_OUT));
});

// covers: fields-02, constants-33
it.each([
  ["damaged", "{"],
  ["of another version", JSON.stringify({ state: { currentUser: { _id: "1" } }, version: 2 })],
  [
    "of another shape",
    JSON.stringify({ state: { currentUser: "asha", sessionExpiry: "never" }, version: 1 }),
  ],
])("a stored session that is %s counts as none", async (_what, root) => {
  localStorage.setItem("root", root);
  await renderSite("/profile");
  expect(screen.getByRole("button", { name: "Sign In" })).toHaveProperty("disabled", false);
});

describe("the token's path, where one is set", () => {
  const PATH = "/gateway/session";

  // covers: calls-11
  it("gets the token of a new session and hears of its end; a failure is only logged", async () => {
    expectConsole(/The token could not be synchronised: \/gateway\/session answered 500/);
    const site = await renderSite("/sign-in", {
      settings: { tokenSyncPath: PATH },
      api: {
        "POST /auth/signin": () => signedIn(),
        "POST /user/signout": () => ({ success: true, message: "Bye" }),
        [`POST ${PATH}`]: () => new Response(null, { status: 204 }),
        [`DELETE ${PATH}`]: () => new Response(null, { status: 500 }),
        "GET /outfit/trending": () => trending(3),
      },
    });
    const main = within(screen.getByRole("main"));
    await site.user.type(main.getByLabelText("Email"), "asha@people.example");
    await site.user.type(main.getByLabelText("Password"), "Marigold-7");
    await site.user.click(main.getByRole("button", { name: "Sign In" }));
    await site.user.click(await screen.findByRole("link", { name: "Profile of asha" }));
    await site.user.click(await screen.findByRole("button", { name: "Sign Out" }));
    expect(await screen.findByRole("button", { name: "Sign In" })).toBeDefined();
    const told = site.sent.filter(({ path }) => path === PATH);
    expect(told.map(({ method, headers }) => [method, headers.get("authorization")])).toEqual([
      ["POST", `Bearer ${signedIn().token}`],
      ["DELETE", null],
    ]);
  });
});
