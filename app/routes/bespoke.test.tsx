import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { signedIn, trending } from "#tests/factories/api-results.ts";
import { noNetwork, refusal, renderSite } from "#tests/setup/render-site.tsx";

const REQUEST = "POST /bespoke";
const WISH = "A cocktail evening in Goa";

const main = () => within(screen.getByRole("main"));
const description = () => main().getByLabelText<HTMLTextAreaElement>("Describe your look");
const dialog = async () => within(await screen.findByRole("dialog"));

// covers: requests-01
it("a request that fails says so, keeps the input, and is sent again with the same Idempotency-Key", async () => {
  const site = await renderSite("/", {
    session: signedIn(),
    api: { "GET /outfit/trending": () => trending(3), [REQUEST]: noNetwork },
  });
  await site.user.type(description(), WISH);
  await site.user.click(main().getByRole("button", { name: "Create My Bespoke Look" }));
  const opened = await dialog();
  expect(opened.getByLabelText<HTMLInputElement>("Email").value).toBe("asha@people.example");
  const alertText = () => opened.queryByRole("alert")?.textContent;

  await site.user.click(opened.getByRole("button", { name: "Send My Request" }));
  await waitFor(() => expect(alertText()).toBe("Your request could not be sent. Please try again."));
  for (const [status, message] of [
    [413, "This picture is too large: it may have at most 5 MB."],
    [429, "That was a little too often. Please try again in an hour."],
  ] as const) {
    site.reply(REQUEST, () => refusal(status, message));
    await site.user.click(opened.getByRole("button", { name: "Send My Request" }));
    await waitFor(() => expect(alertText()).toBe(message));
  }
  await site.user.click(opened.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(description().value).toBe(WISH);

  site.reply(REQUEST, () => ({ success: true, message: "Thank you! Within 24 hours." }));
  await site.user.click(main().getByRole("button", { name: "Create My Bespoke Look" }));
  const again = await dialog();
  expect(again.queryByRole("alert")).toBeNull();
  await site.user.click(again.getByRole("button", { name: "Send My Request" }));
  expect((await again.findByRole("status")).textContent).toBe("Thank you! Within 24 hours.");
  const keys = site.sentTo(REQUEST).map(({ headers }) => headers.get("idempotency-key"));
  expect(keys).toHaveLength(4);
  expect(new Set(keys).size).toBe(1);
});
