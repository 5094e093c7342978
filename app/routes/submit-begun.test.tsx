import { cleanup, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { followChosenSignOut } from "#app/entities/session/session-store.ts";
import { removeBegunLook } from "#app/features/submit/begun-looks.ts";
import { SUBMISSION_ERRORS } from "#contract/messages/submissions.ts";
import { studioDraft } from "#tests/factories/studio-results.ts";
import { submission } from "#tests/factories/submission-results.ts";
import {
  CREATE,
  choose,
  fieldsOf,
  LIST,
  open,
  picture,
  press,
  type Site,
  valueIn,
} from "#tests/setup/submit-site.ts";

it("brings back what was entered before, for this person only", async () => {
  const fields = {
    ...{ category: "", section: "Women", type: "Normal", rateLook: "0", tags: ["linen"], publishAt: "" },
    description: "Half a sentence",
    items: [],
    composition: null,
    cutouts: [],
  };
  const begun = (userId: string) =>
    localStorage.setItem("begunLooks", JSON.stringify({ userId, looks: { new: fields } }));
  begun("user-ravi");
  const other = await open();
  await screen.findByLabelText("Description");
  expect(valueIn("Description")).toBe("");
  expect(other.sentTo(CREATE)).toEqual([]);
  cleanup();
  begun("user-asha");
  await open();
  // No photograph was chosen, so that none is missing.
  await screen.findByText("What you entered before is back.");
  expect(valueIn("Description")).toBe("Half a sentence");
});

it("stores what is entered after the person signed out and in again in another tab", async () => {
  followChosenSignOut();
  const site = await open();
  await site.user.click(await screen.findByLabelText("Description"));
  await site.user.paste("Half a sentence");
  await waitFor(() => expect(localStorage.getItem("begunLooks")).toContain("Half a sentence"));
});

it("offers to start over what was entered before", async () => {
  const { composition, cutouts } = studioDraft();
  const fields = {
    ...{ category: "", section: "Women", type: "Normal", rateLook: "0", tags: ["linen"], publishAt: "" },
    description: "Half a sentence",
    items: [],
    composition,
    cutouts,
  };
  localStorage.setItem("begunLooks", JSON.stringify({ userId: "user-asha", looks: { new: fields } }));
  const site = await open({ "POST /studio/preview": picture });
  await screen.findByText("What you entered before is back.");
  expect(valueIn("Description")).toBe("Half a sentence");
  await screen.findByAltText("What you have chosen");
  await press(site, "Start over");
  const question = within(await screen.findByRole("dialog", { name: "Start over?" }));
  expect(valueIn("Description")).toBe("Half a sentence");
  await site.user.click(question.getByRole("button", { name: "Start over" }));
  await waitFor(() => expect(valueIn("Description")).toBe(""));
  expect(screen.queryByText("What you entered before is back.")).toBeNull();
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole("heading", { level: 1 })));
});

describe("a look whose picture has places of its items", () => {
  const UPDATE = "PUT /submission/look-1";
  const look = submission(1);
  const spot = { x: 0.25, y: 0.5 };
  const items = look.items.map((item) => ({ ...item, spot }));

  /** Opens it and chooses a photograph. */
  async function choosePhotograph() {
    const placed = { ...look, items };
    const site = await open(
      { [LIST]: () => ({ submissions: [placed] }), [UPDATE]: () => placed },
      "/submit?look=look-1",
    );
    const file = new File(["picture"], "look.jpg", { type: "image/jpeg" });
    await site.user.upload(await screen.findByLabelText("Image"), file);
    await screen.findByAltText("What you have chosen");
    return site;
  }
  async function expectPlaced(site: Site) {
    await choose(site);
    await press(site, "Save draft");
    await waitFor(() => expect(site.sentTo(UPDATE)).toHaveLength(1));
    const [update] = site.sentTo(UPDATE);
    const sent = update && fieldsOf(update);
    expect([sent?.image, JSON.parse(String(sent?.items))]).toMatchObject([undefined, [{ spot }]]);
  }

  it("keeps them with its present picture", async () => {
    const site = await choosePhotograph();
    await press(site, "Keep the present one");
    await expectPlaced(site);
  });

  it("keeps them when a photograph is lost with the page, and says that it is", async () => {
    await choosePhotograph();
    await waitFor(() => expect(localStorage.getItem("begunLooks")).toContain("look-1"));
    cleanup();
    // The photographs that were chosen are in the page alone.
    const stored = localStorage.getItem("begunLooks") ?? "";
    removeBegunLook("user-asha", "look-1");
    localStorage.setItem("begunLooks", stored);
    const site = await open(
      { [LIST]: () => ({ submissions: [{ ...look, items }] }), [UPDATE]: () => look },
      "/submit?look=look-1",
    );
    await screen.findByText("What you entered before is back. Please choose your photograph again.");
    await expectPlaced(site);
  });
});

it("a picture is asked for in the words of the form", async () => {
  const site = await open();
  await screen.findByLabelText("Image");
  await press(site, "Save draft");
  await screen.findByText("Please choose a photograph or compose the picture");
  expect(screen.getByRole("heading", { level: 2, name: "Items" })).toBeDefined();
});

it("a note does not say what was decided on a look that was changed since", async () => {
  await open(
    { [LIST]: () => ({ submissions: [submission(1, { note: "Not for this shop." })] }) },
    "/submit?look=look-1",
  );
  const note = await screen.findByRole("region", { name: "What we wrote about this look" });
  expect(note.textContent).toContain("Not for this shop.");
});

it("says that changes were not saved of a look that was submitted in another tab, and keeps them", async () => {
  const { reason, text } = SUBMISSION_ERRORS.isWaiting;
  const site = await open({ [LIST]: () => ({ submissions: [submission(1)] }) }, "/submit?look=look-1");
  await site.user.click(await screen.findByLabelText("Description"));
  await site.user.paste("Half a sentence");
  await choose(site);
  const refused = { success: false, message: text, error: text, code: "CONFLICT", reason };
  site.reply("PUT /submission/look-1", () => Response.json(refused, { status: 409 }));
  site.reply(LIST, () => ({ submissions: [submission(1, { state: "submitted" })] }));
  await press(site, "Save draft");
  await screen.findByText(/^Not saved: this look was submitted or decided on meanwhile/);
  await screen.findByRole("heading", { name: "This look waits for review" });
  expect(localStorage.getItem("begunLooks")).toContain("Half a sentence");
});
