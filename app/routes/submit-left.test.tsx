import { act, screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { submission } from "#tests/factories/submission-results.ts";
import { heldReply, refusal } from "#tests/setup/render-site.tsx";
import { CREATE, fill, LIST, open, press, type Site, SUBMIT } from "#tests/setup/submit-site.ts";

/** Leaves for a screen that stays. */
async function leave(site: Site) {
  const navigation = within(screen.getAllByRole("navigation")[0] as HTMLElement);
  await site.user.click(navigation.getByRole("link", { name: "About" }));
  await waitFor(() => expect(screen.queryByLabelText("Description")).toBeNull());
}
const heading = () => screen.getByRole("heading", { level: 1 }).textContent;

it("a look that is saved after its form was left takes nobody back, and a toast says it", async () => {
  const held = heldReply(() => submission(1));
  const site = await open({ [CREATE]: held.reply });
  await fill(site);
  await press(site, "Save draft");
  await leave(site);
  const left = heading();
  site.reply(LIST, () => ({ submissions: [submission(1)] }));
  held.release();
  await screen.findByText("Saved as a draft. You find it under My looks in your profile.");
  // A navigation would have begun before the toast.
  await act(() => new Promise((done) => setTimeout(done)));
  expect(heading()).toBe(left);
  expect(localStorage.getItem("begunLooks")).toBeNull();
});

it("a look that is submitted after its form was left does not scroll, and a toast says it", async () => {
  const held = heldReply(() => submission(1, { state: "submitted" }));
  const site = await open({ [CREATE]: () => submission(1), [SUBMIT]: held.reply });
  await fill(site);
  await press(site, "Submit for review");
  await waitFor(() => expect(site.sentTo(SUBMIT)).toHaveLength(1));
  await leave(site);
  const scrollTo = vi.spyOn(window, "scrollTo");
  held.release();
  await screen.findByText("Your look waits for review now.");
  expect(scrollTo).not.toHaveBeenCalled();
});

it("a look that the list shows as submitted first is thanked for like any other", async () => {
  const held = heldReply(() => submission(1, { state: "submitted" }));
  const site = await open({
    [CREATE]: () => submission(1),
    [LIST]: () => ({ submissions: [submission(1, { state: "submitted" })] }),
    [SUBMIT]: held.reply,
  });
  await fill(site);
  await press(site, "Submit for review");
  await screen.findByRole("heading", { name: "This look waits for review" });
  held.release();
  await screen.findByRole("heading", { name: "Thank you" });
});

it("a toast says that a look was not saved after its form was left, and what was entered is there again", async () => {
  const held = heldReply(() => refusal(409, "You have as many drafts as there is room for."));
  const site = await open({ [CREATE]: held.reply });
  await fill(site);
  await press(site, "Save draft");
  await leave(site);
  held.release();
  await screen.findByText("Your look was not saved. You have as many drafts as there is room for.");
  expect(localStorage.getItem("begunLooks")).toContain("For a long lunch");
});
