import { act, fireEvent, screen, within } from "@testing-library/react";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { adminTable, outfit, outfitSummary, signedIn, trending } from "#tests/factories/api-results.ts";
import { tolerateConsole } from "#tests/setup/console-watch.ts";
import { type Reply, refusal, renderSite } from "#tests/setup/render-site.tsx";

/** Longer than a call may take, and than the server asks to wait before the next attempt. */
const STEP_MS = 16_000;
const STEPS_MAX = 6;
/** Within this time the session is checked. */
const MINUTE_MS = 60_000;

const FAILURES: [what: string, reply: Reply][] = [
  [
    "is 503",
    () => {
      const response = refusal(503, "The shop is very busy.", "UNAVAILABLE");
      response.headers.set("Retry-After", "5");
      return response;
    },
  ],
  ["hangs", () => new Promise(() => {})],
];

type Found = () => HTMLElement | undefined;

interface Screen {
  path: string;
  /** A shopper by default. */
  person?: "visitor" | "admin";
  /** What the API returns while calls succeed. */
  api: Record<string, Reply>;
  /** Makes the calls that fail; without it they are the first calls of the screen. */
  act?: () => Promise<void>;
  heading: RegExp;
  failure: Found;
  /** Makes the calls again. */
  again: Found;
  /** Shown once calls succeed. */
  recovered: Found;
}

const main = () => within(screen.getByRole("main"));
const footer = () => within(screen.getByRole("contentinfo"));
const dialog = () => within(screen.getByRole("dialog"));
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
/** Lets code arrive, whose own time limit the clock of these tests would reach before it. */
const codeLoaded = () => act(() => vi.dynamicImportSettled());

const text =
  (pattern: RegExp): Found =>
  () =>
    main().queryAllByText(pattern)[0];
const button =
  (name: string): Found =>
  () =>
    main().queryAllByRole("button", { name })[0];
const alert: Found = () => main().queryAllByRole("alert")[0];
const card: Found = () => main().queryAllByRole("article")[0];
const tryAgain = button("Try again");

async function press(found: Found): Promise<void> {
  await act(async () => found()?.click());
  await codeLoaded();
}

/** Fills in a form and presses its button. */
async function submit(
  form: ReturnType<typeof within>,
  values: Record<string, string>,
  pressed: Found,
): Promise<void> {
  for (const [label, value] of Object.entries(values)) {
    fireEvent.change(form.getByLabelText(label), { target: { value } });
  }
  await press(pressed);
}

const EMAIL = { Email: "asha@people.example" };
const ACCOUNT = { ...EMAIL, Password: "Marigold-7" };
const join: Found = () => footer().getByRole("button", { name: "Join Community" });
const sendRequest: Found = () => dialog().getByRole("button", { name: "Send My Request" });
const done = () => ({ success: true, message: "Done." });
const wornOut = () => refusal(404, "This link does not work any more.");

const SCREENS: Record<string, Screen> = {
  trending: {
    path: "/trending",
    api: { "GET /outfit/trending": () => trending(10) },
    heading: /Trending Outfits/,
    failure: text(/trending outfits could not be loaded/),
    again: tryAgain,
    recovered: card,
  },
  listing: {
    path: "/outfit",
    api: {
      "GET /outfit/getoutfits": () => ({ outfits: [outfitSummary()], total: 1, totalIsCapped: false }),
    },
    heading: /./,
    failure: text(/outfits could not be loaded/),
    again: tryAgain,
    recovered: card,
  },
  outfit: {
    path: "/outfit/outfit-1",
    api: { "GET /outfit/outfit-1": () => outfit() },
    heading: /Outfit/,
    failure: text(/The outfit could not be loaded/),
    again: tryAgain,
    recovered: () => main().queryAllByRole("button", { name: /^Like/ })[0],
  },
  newsletter: {
    path: "/no-such-page",
    api: { "POST /newsletter": done },
    act: () => submit(footer(), EMAIL, join),
    heading: /Out of fashion/,
    failure: () => footer().queryAllByRole("alert")[0],
    again: join,
    recovered: () => footer().queryAllByRole("status")[0],
  },
  boards: {
    path: "/saved",
    api: { "GET /board": () => ({ boards: [] }) },
    heading: /Saved looks/,
    failure: text(/boards could not be loaded/),
    again: tryAgain,
    recovered: text(/Nothing saved yet/),
  },
  profile: {
    path: "/profile",
    api: { "PUT /user/update/user-asha": () => ({ ...signedIn(), fullName: "Asha Iyer" }) },
    act: () => submit(main(), { "Full name": "Asha Iyer" }, button("Update Profile")),
    heading: /./,
    failure: alert,
    again: button("Update Profile"),
    recovered: text(/Profile updated successfully!/),
  },
  "newsletter/confirm": {
    path: "/newsletter/confirm?token=worn-out",
    person: "visitor",
    api: { "POST /newsletter/confirm": wornOut },
    act: () => press(button("Confirm My Address")),
    heading: /work|reached/,
    failure: text(/very busy|could not be reached/),
    again: button("Try Again"),
    recovered: text(/This link does not work any more/),
  },
  "newsletter/unsubscribe": {
    path: "/newsletter/unsubscribe?token=worn-out",
    person: "visitor",
    api: { "POST /newsletter/unsubscribe": wornOut },
    act: () => press(button("Unsubscribe")),
    heading: /work|reached/,
    failure: text(/very busy|could not be reached/),
    again: button("Try Again"),
    recovered: text(/This link does not work any more/),
  },
  "sign-in": {
    path: "/sign-in",
    person: "visitor",
    api: { "POST /auth/signin": () => refusal(401, "Wrong credentials") },
    act: () => submit(main(), ACCOUNT, button("Sign In")),
    heading: /./,
    failure: () => main().queryAllByText(/very busy|in time/)[0],
    again: button("Sign In"),
    recovered: text(/Wrong credentials/),
  },
  "sign-up": {
    path: "/sign-up",
    person: "visitor",
    api: { "POST /auth/signup": done },
    act: () => submit(main(), { Username: "asha", ...ACCOUNT }, button("Create Account")),
    heading: /./,
    failure: alert,
    again: button("Create Account"),
    // On the sign-in screen, which follows.
    recovered: text(/^Done\.$/),
  },
  bespoke: {
    path: "/",
    person: "visitor",
    api: { "GET /outfit/trending": () => trending(3), "POST /bespoke": done },
    act: async () => {
      const wish = { "Describe your look": "A cocktail evening in Goa" };
      await submit(main(), wish, button("Create My Bespoke Look"));
      await submit(dialog(), EMAIL, sendRequest);
    },
    heading: /./,
    failure: () => dialog().queryAllByRole("alert")[0],
    again: sendRequest,
    recovered: () => dialog().queryByRole("button", { name: "Done" }) ?? undefined,
  },
  dashboard: {
    path: "/dashboard",
    person: "admin",
    api: {
      "GET /outfit/admin/getalloutfits": () => adminTable([outfitSummary(1, { image: "/media/1/1200.jpg" })]),
      "GET /bespoke/admin/requests": () => ({ requests: [], openRequests: 0, hasMore: false }),
      "GET /outfit/admin/import": () => ({ import: null }),
    },
    heading: /Outfit Management/,
    failure: text(/The catalogue could not be loaded/),
    again: tryAgain,
    recovered: text(/Showing 1/),
  },
};

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});

describe.each(FAILURES)("while every call %s", (_what, fail) => {
  it.each(Object.entries(SCREENS))(
    "%s says so, leaves the session, and works once calls succeed",
    async (_name, { path, person, api, act: send, heading, failure, again, recovered }) => {
      tolerateConsole(/failed|could not/i);
      const session = signedIn({
        isUserAdmin: person === "admin",
        sessionExpiry: Date.now() + 10 * STEPS_MAX * STEP_MS,
      });
      const site = await renderSite(path, {
        ...(person === "visitor" ? {} : { session }),
        api: { "GET /user/check-auth": () => ({ success: true }), ...api },
        all: send ? undefined : fail,
      });
      const expectSession = () => expect(site.stored().token !== null).toBe(person !== "visitor");
      await codeLoaded();
      await pass(0);
      site.replyToAll(fail);
      await send?.();

      for (let step = 0; step < STEPS_MAX && !failure(); step += 1) await pass(STEP_MS);
      expect(failure()).toBeDefined();
      expect(
        screen.getAllByRole("heading", { level: 1, hidden: true }).map(({ textContent }) => textContent),
      ).toContainEqual(expect.stringMatching(heading));
      // A modal dialog hides it from assistive technology.
      expect(screen.getAllByRole("banner", { hidden: true })[0]).toBeDefined();
      expect(again()).toBeDefined();
      await pass(MINUTE_MS);
      expectSession();

      site.replyToAll(undefined);
      await press(again);
      await pass(1_000);
      expect(recovered()).toBeDefined();
      expectSession();
    },
  );
});
