import { screen, waitFor } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { signedIn } from "#tests/factories/api-results.ts";
import { noNetwork, refusal, renderSite } from "#tests/setup/render-site.tsx";

const heading = () => screen.getByRole("heading", { level: 1 }).textContent;
const headed = (title: string) => waitFor(() => expect(heading()).toBe(title));
/** The button, once it can be pressed. */
async function ready(name: string): Promise<HTMLElement> {
  const button = await screen.findByRole("button", { name });
  await waitFor(() => expect(button).toHaveProperty("disabled", false));
  return button;
}

const done = () => ({ success: true, message: "Done.", resetToken: "reset" });

/** The pages with their call, their title when it is done, and their button. */
const PAGES = [
  ["/confirm-email", "POST /auth/confirm", "That's you!", "Confirm My Address"],
  ["/undo-email", "POST /auth/undo-email", "You're back in charge", "Undo the Change"],
  ["/newsletter/confirm", "POST /newsletter/confirm", "You're in", "Confirm My Address"],
  ["/newsletter/unsubscribe", "POST /newsletter/unsubscribe", "You're off the list", "Unsubscribe"],
  ["/alerts/unsubscribe", "POST /alerts/unsubscribe", "Alerts are off", "Turn Alerts Off"],
] as const;

/** The title for a link that does not work. */
const brokenTitle = (path: string) =>
  path === "/newsletter/unsubscribe" ? "That didn't work" : "That link didn't work";

// covers: confirmation-04
it.each(PAGES)(
  "%s says that the shop could not be reached, and works once it can",
  async (path, call, title, button) => {
    const site = await renderSite(`${path}?token=good`, { api: { [call]: noNetwork } });
    await site.user.click(await ready(button));
    const again = await ready("Try Again");
    expect(heading()).toBe("We couldn't be reached");
    site.reply(call, () => new Response("Bad gateway", { status: 502 }));
    await site.user.click(again);
    await screen.findByText("The shop could not be reached. Please check your connection and try again.");
    site.reply(call, done);
    await site.user.click(await ready("Try Again"));
    await headed(title);
  },
);

it.each(PAGES)(
  "%s shows the words of a server that is busy, and can be tried again",
  async (path, call, title, button) => {
    const site = await renderSite(`${path}?token=good`, {
      api: { [call]: () => refusal(503, "The shop is very busy.", "UNAVAILABLE") },
    });
    await site.user.click(await ready(button));
    await screen.findByText("The shop is very busy.");
    expect(heading()).toBe("That didn't work");
    site.reply(call, done);
    await site.user.click(await ready("Try Again"));
    await headed(title);
  },
);

it.each(PAGES)(
  "%s with a token that is none says that the link does not work",
  async (path, call, _title, button) => {
    const site = await renderSite(`${path}?token=${"x".repeat(201)}`, {
      api: { [call]: () => refusal(400, "This link is not valid.", "VALIDATION_FAILED") },
    });
    await site.user.click(await ready(button));
    await headed(brokenTitle(path));
    expect(screen.queryByRole("button", { name: "Try Again" })).toBeNull();
  },
);

// covers: footer-06
it.each(PAGES.filter(([path]) => /newsletter|alerts/.test(path)))(
  "%s with a token that works no more says so",
  async (path, call, _title, button) => {
    const site = await renderSite(`${path}?token=worn-out`, {
      api: { [call]: () => refusal(404, "This link does not work any more.") },
    });
    await site.user.click(await ready(button));
    await headed(brokenTitle(path));
    expect(screen.getByText("This link does not work any more.")).toBeDefined();
    expect(screen.queryByRole("button", { name: "Try Again" })).toBeNull();
  },
);

// covers: confirmation-03, footer-06
it.each(PAGES)("%s without a token says that the link is incomplete", async (path, _call, _title, button) => {
  await renderSite(path);
  await headed(brokenTitle(path));
  expect(screen.getByText(/(is|may be) incomplete/)).toBeDefined();
  for (const name of [button, "Try Again"]) expect(screen.queryByRole("button", { name })).toBeNull();
});

// covers: forgotten-05
it.each([
  ["of a wrong link", "?token=worn-out"],
  ["of an incomplete one", ""],
])("the page %s for a new password leads to a new link", async (_what, query) => {
  const site = await renderSite(`/reset-password${query}`, {
    api: { "POST /auth/reset": () => refusal(400, "This link does not work any more.", "LINK_INVALID") },
  });
  if (query) {
    await site.user.type(await screen.findByLabelText("New password"), "Jasmine-88");
    await site.user.click(await ready("Set New Password"));
  }
  await headed("That link didn't work");
  const link = screen.getByRole("link", { name: "Send a New Link" });
  expect(link.getAttribute("href")).toBe("/forgot-password");
});

it.each(PAGES)(
  "%s makes its call when the button is pressed, and not before",
  async (path, call, title, button) => {
    const site = await renderSite(`${path}?token=good`, { api: { [call]: done } });
    const pressed = await ready(button);
    expect(site.sentTo(call)).toEqual([]);

    await site.user.click(pressed);

    await headed(title);
    expect(site.sentTo(call)).toHaveLength(1);
  },
);

it("undoing a change goes on to a new password", async () => {
  const site = await renderSite("/undo-email?token=good", {
    api: { "POST /auth/undo-email": done, "POST /auth/reset": done },
  });
  await site.user.click(await ready("Undo the Change"));
  await headed("You're back in charge");

  await site.user.type(await screen.findByLabelText("New password"), "Jasmine-2026");
  await site.user.click(await ready("Set New Password"));

  await headed("You're all set");
  expect(site.sentTo("POST /auth/reset").map(({ body }) => body)).toEqual([
    { token: "reset", password: "Jasmine-2026" },
  ]);
});

describe.each([
  ["/undo-email", "POST /auth/undo-email", "Undo the Change", "You're back in charge"],
  ["/reset-password", "POST /auth/reset", "Set New Password", "You're all set"],
] as const)("%s", (path, call, button, title) => {
  it.each([
    ["ends this browser's session if it is the account's", 401, null],
    ["leaves the session of another person who is signed in here", 200, "token"],
  ])("%s", async (_, status, token) => {
    const session = signedIn();
    const site = await renderSite(`${path}?token=good`, {
      session,
      api: {
        [call]: done,
        "GET /user/check-auth": () =>
          status === 401 ? refusal(401, "Please sign in first.") : { success: true, user: session },
      },
    });
    if (path === "/reset-password")
      await site.user.type(await screen.findByLabelText("New password"), "Jasmine-2026");
    await site.user.click(await ready(button));
    await headed(title);

    await waitFor(() => expect(site.sentTo("GET /user/check-auth")).not.toEqual([]));
    await waitFor(() => expect(site.stored().token === null).toBe(token === null));
  });
});

it.each([
  ["alerts-unsubscribe", () => import("#app/routes/alerts-unsubscribe.tsx")],
  ["confirm-email", () => import("#app/routes/confirm-email.tsx")],
  ["newsletter-confirm", () => import("#app/routes/newsletter-confirm.tsx")],
  ["newsletter-unsubscribe", () => import("#app/routes/newsletter-unsubscribe.tsx")],
  ["reset-password", () => import("#app/routes/reset-password.tsx")],
  ["undo-email", () => import("#app/routes/undo-email.tsx")],
] as const)("the document of %s is stored nowhere and sends no referrer", async (_, load) => {
  const { headers } = await load();
  expect(headers()).toEqual({ "Cache-Control": "no-store", "Referrer-Policy": "no-referrer" });
});
