import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
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

const done = () => ({ success: true, message: "Done." });

const PAGES = [
  ["/confirm-email", "POST /auth/confirm", "That's you!", undefined],
  ["/undo-email", "POST /auth/undo-email", "You're back in charge", "Undo the Change"],
  ["/newsletter/confirm", "POST /newsletter/confirm", "You're in", undefined],
  ["/alerts/unsubscribe", "POST /alerts/unsubscribe", "Alerts are off", "Turn Alerts Off"],
] as const;

it.each(PAGES)(
  "%s says that the shop could not be reached, and works once it can",
  async (path, call, title, button) => {
    const site = await renderSite(`${path}?token=good`, { api: { [call]: noNetwork } });
    if (button) await site.user.click(await ready(button));
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
    if (button) await site.user.click(await ready(button));
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
    if (button) await site.user.click(await ready(button));
    await headed("That link didn't work");
    expect(screen.queryByRole("button", { name: "Try Again" })).toBeNull();
  },
);

it("undoing a change ends the session of this browser", async () => {
  const site = await renderSite("/undo-email?token=good", {
    session: signedIn(),
    api: { "POST /auth/undo-email": done },
  });
  await site.user.click(await ready("Undo the Change"));
  await headed("You're back in charge");
  expect(site.stored()).toMatchObject({ token: null, root: { state: { currentUser: null } } });
});
