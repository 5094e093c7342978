import { screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { endChosenSession } from "#app/entities/session/session-store.ts";
import { submissionsKey, submissionsQuery } from "#app/entities/submission/submission-queries.ts";
import { getQueryClient } from "#app/lib/query-client.ts";
import { PICTURE_RIGHTS, STUDIO_ERRORS } from "#contract/messages/studio.ts";
import { SUBMISSION_ERRORS } from "#contract/messages/submissions.ts";
import type { DraftInput } from "#contract/studio/studio.ts";
import { accountState, signedIn } from "#tests/factories/api-results.ts";
import { arranged, studio, studioDraft } from "#tests/factories/studio-results.ts";
import { submission } from "#tests/factories/submission-results.ts";
import { heldReply, noNetwork, refusal, renderSite, type SentCall } from "#tests/setup/render-site.tsx";
import { onTheBoard, paste, select } from "#tests/setup/studio-site.ts";
import {
  CREATE,
  choose,
  fieldsOf,
  fill,
  fillSecond,
  LIST,
  noContent,
  open,
  picture,
  press,
  RIGHTS,
  SUBMIT,
  valueIn,
} from "#tests/setup/submit-site.ts";

it.each([
  ["a visitor", () => {}],
  ["who has signed out on another screen", endChosenSession],
])("leads %s to the sign-in screen and back", async (_who, before) => {
  before();
  history.replaceState(null, "", "/submit");
  const site = await renderSite("/submit");
  await screen.findByRole("heading", { level: 1, name: "Welcome back" });
  site.reply("POST /auth/signin", () => signedIn());
  site.reply("GET /studio/studio", () => studio());
  const form = within(screen.getByRole("main"));
  await site.user.type(form.getByLabelText("Email"), "asha@people.example");
  await site.user.type(form.getByLabelText("Password"), "a long password");
  await site.user.click(form.getByRole("button", { name: "Sign In" }));
  await screen.findByRole("heading", { level: 1, name: "Submit a look" });
});

it("says that the address is to be confirmed, and sends the message again", async () => {
  const site = await open({
    "GET /user/account": () => accountState({ emailConfirmed: false }),
    "POST /user/confirmation": () => ({ success: true, message: "Sent." }),
  });
  await screen.findByText("You can submit looks as soon as your address is confirmed.");
  expect(screen.queryByRole("button", { name: "Submit for review" })).toBeNull();
  await press(site, "Send the Link Again");
  await screen.findByText("Sent.");
});

it("saves a draft, goes on with it, and submits it after the rights were confirmed once", async () => {
  const saved = submission(1, { description: "For a long lunch" });
  const site = await open({
    "GET /studio/studio": () => studio({ rightsConfirmed: false }),
    [CREATE]: () => saved,
    "GET /submission": () => ({ submissions: [saved] }),
    "PUT /submission/look-1": () => saved,
    "POST /submission/look-1/submit": () => ({ ...saved, state: "submitted" }),
    [RIGHTS]: noContent,
  });
  await fill(site);
  await press(site, "Save draft");
  await screen.findByRole("heading", { level: 1, name: "Your look" });
  const [created] = site.sentTo(CREATE);
  if (!created) throw new Error("Nothing was sent");
  expect(fieldsOf(created)).toMatchObject({ category: "Casual", section: "Women", tags: "[]" });
  expect(fieldsOf(created).image).toBeInstanceOf(File);
  expect(fieldsOf(created)).not.toHaveProperty("rateLook");
  expect(created.headers.get("Idempotency-Key")).toBeTruthy();
  expect(localStorage.getItem("begunLooks")).toBeNull();

  await screen.findByDisplayValue("For a long lunch");
  await choose(site);
  await press(site, "Submit for review");
  const question = await screen.findByRole("dialog", { name: PICTURE_RIGHTS.title });
  await site.user.click(within(question).getByRole("button", { name: PICTURE_RIGHTS.confirm }));
  await screen.findByRole("heading", { name: "Thank you" });
  expect(site.sentTo(RIGHTS)).toHaveLength(1);
  expect(site.sentTo("POST /submission/look-1/submit")).toHaveLength(1);
  expect(screen.getByRole("link", { name: "My looks" }).getAttribute("href")).toBe("/profile#my-looks");
});

it("asks for the rights also where only the server knows that they are not confirmed", async () => {
  const { text, reason } = STUDIO_ERRORS.rightsNeeded;
  const refused = { success: false, message: text, error: text, code: "CONFLICT", reason };
  const site = await open({
    [CREATE]: () => submission(1),
    [SUBMIT]: () => Response.json(refused, { status: 409 }),
    [RIGHTS]: noContent,
  });
  await fill(site);
  await press(site, "Submit for review");
  const question = await screen.findByRole("dialog", { name: PICTURE_RIGHTS.title });
  await site.user.click(within(question).getByRole("button", { name: PICTURE_RIGHTS.confirm }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(site.sentTo(RIGHTS)).toHaveLength(1);
});

describe("while the list of looks is from before", () => {
  it("a new look that was saved as a draft keeps its form", async () => {
    const site = await open({ [CREATE]: () => submission(1) }, "/profile");
    await site.user.click(await screen.findByRole("link", { name: "Submit a look" }));
    await fill(site);
    const form = screen.getByLabelText("Description");
    site.reply(LIST, heldReply(noNetwork).reply);
    await press(site, "Save draft");
    await screen.findByRole("heading", { level: 1, name: "Your look" });
    await screen.findByText("Saved as a draft. You find it under My looks in your profile.");
    await waitFor(() => expect(site.sentTo(LIST).length).toBeGreaterThan(1));
    expect(screen.getByLabelText("Description")).toBe(form);
    expect(screen.queryByText("This look is not here")).toBeNull();
    expect(document.activeElement?.textContent).toBe("Save draft");
  });

  it("a look that is not in it is waited for", async () => {
    getQueryClient().setQueryData(submissionsQuery("user-asha").queryKey, []);
    await getQueryClient().invalidateQueries({ queryKey: submissionsKey });
    const list = heldReply(() => ({ submissions: [submission(1)] }));
    await open({ [LIST]: list.reply }, "/submit?look=look-1");
    await screen.findByText("Opening the form…");
    expect(screen.queryByText("This look is not here")).toBeNull();
    list.release();
    await screen.findByDisplayValue("Look number 1");
  });

  it("a look that was submitted is thanked for at once", async () => {
    const look = submission(1);
    const site = await open(
      {
        [LIST]: () => ({ submissions: [look] }),
        "PUT /submission/look-1": () => look,
        [SUBMIT]: () => ({ ...look, state: "submitted" }),
      },
      "/submit?look=look-1",
    );
    await screen.findByLabelText("Description");
    await choose(site);
    site.reply(LIST, heldReply(noNetwork).reply);
    await press(site, "Submit for review");
    const thanks = await screen.findByRole("region", { name: "Thank you" });
    await waitFor(() => expect(document.activeElement).toBe(thanks));
    await site.user.click(screen.getByRole("link", { name: "Submit another look" }));
    const heading = await screen.findByRole("heading", { level: 1, name: "Submit a look" });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });
});

it("a look that was saved but not submitted is the one that is open from then on", async () => {
  const refused = SUBMISSION_ERRORS.tooManyWaiting.text;
  const site = await open({ [CREATE]: () => submission(1), [SUBMIT]: () => refusal(409, refused) });
  await fill(site);
  await press(site, "Submit for review");
  await screen.findByText(refused);
  await screen.findByRole("heading", { level: 1, name: "Your look" });
  expect(valueIn("Description")).toBe("For a long lunch");
});

it("keeps everything that was entered when the line is lost, and does not create the look twice", async () => {
  const site = await open({ [CREATE]: noNetwork });
  await fill(site);
  await press(site, "Submit for review");
  expect((await screen.findByRole("alert")).textContent).toContain("nothing you entered is lost");
  expect(valueIn("Description")).toBe("For a long lunch");

  site.reply(CREATE, () => submission(1));
  const tooMany = SUBMISSION_ERRORS.tooManyWaiting.text;
  site.reply("POST /submission/look-1/submit", () => refusal(409, tooMany));
  await press(site, "Submit for review");
  await screen.findByText(tooMany);
  site.reply("PUT /submission/look-1", () => submission(1));
  site.reply("POST /submission/look-1/submit", () => submission(1, { state: "submitted" }));
  await press(site, "Submit for review");
  await screen.findByRole("heading", { name: "Thank you" });
  const keys = site.sentTo(CREATE).map(({ headers }) => headers.get("Idempotency-Key"));
  expect(keys).toHaveLength(2);
  expect(new Set(keys).size).toBe(1);
});

const CHANGES = submission(1, {
  state: "changes_requested",
  note: "Please use a warmer ground.",
  isComposed: true,
});

/** Goes on with the board of a look of which changes are asked for. */
async function openStudio() {
  const { composition, cutouts } = studioDraft();
  const site = await open(
    {
      "GET /submission": () => ({ submissions: [CHANGES] }),
      "GET /submission/look-1/board": () => ({ composition, cutouts }),
      "GET /studio/pieces": () => ({ pieces: [], total: 0 }),
      "POST /studio/layers": () => ({ drift: { x: 0, y: 0 }, layers: [] }),
      "POST /studio/ground": () => ({ image: "data:image/svg+xml,<svg/>" }),
    },
    "/submit?look=look-1",
  );
  const note = await screen.findByRole("region", { name: "What we ask you to change" });
  expect(note.textContent).toContain("Please use a warmer ground.");
  expect(valueIn("Item name of item 1")).toBe("Kurta 1");
  await press(site, "Compose");
  const dialog = within(await screen.findByRole("dialog", { name: "Studio" }));
  await dialog.findByText("No piece matches.");
  return { site, dialog };
}

it("a look of which changes are asked for shows what to change, and goes on with its board", async () => {
  const { site, dialog } = await openStudio();
  expect(site.sentTo("GET /submission/look-1/board")).toHaveLength(1);
  expect(dialog.queryByRole("link", { name: "Pieces" })).toBeNull();
});

it("a board that another device has changed is not closed without a question, and gives way to it", async () => {
  const SAVE = "PUT /studio/draft";
  const OPEN = "GET /studio/studio";
  const { reason, text } = STUDIO_ERRORS.changedMeanwhile;
  const changed = { success: false, message: text, error: text, code: "CONFLICT", reason };
  const site = await open({
    [OPEN]: () => studio({ draft: studioDraft() }),
    [SAVE]: () => Response.json(changed, { status: 409 }),
    "GET /studio/pieces": () => ({ pieces: [], total: 0 }),
    "POST /studio/layers": () => ({ drift: { x: 0, y: 0 }, layers: [] }),
    "POST /studio/ground": () => ({ image: "data:image/svg+xml,<svg/>" }),
  });
  await screen.findByLabelText("Image");
  await press(site, "Compose");
  const dialog = within(await screen.findByRole("dialog", { name: "Studio" }));
  await onTheBoard(site);
  await select(site, "Tan juttis");
  await site.user.selectOptions(dialog.getByLabelText("Role"), "Small piece");
  await dialog.findByText(`Not saved: ${text}`);
  await site.user.click(dialog.getByRole("button", { name: "Close" }));
  const question = within(await screen.findByRole("dialog", { name: "Leave the studio?" }));
  await site.user.click(question.getByRole("button", { name: "Cancel" }));

  const pieces = [{ itemName: "Blue jeans" }];
  const version = "00000000-0000-4000-8000-000000000200";
  const other = studioDraft({ composition: arranged({ seed: "other", pieces }), cutouts: [], version });
  site.reply(OPEN, () => studio({ draft: other }));
  await site.user.click(await dialog.findByRole("button", { name: "Take the other board" }));
  await waitFor(() => expect(dialog.queryByRole("alert")).toBeNull());
  expect(await onTheBoard(site)).toEqual(["Blue jeans"]);
  expect(site.sentTo(SAVE)).toHaveLength(1);
});

describe("a board that is unfinished for another look", () => {
  const SAVE = "PUT /studio/draft";
  const DELETE = "DELETE /studio/draft";

  /** The board of the look, once it was asked whether to go on with the other one. */
  async function startAgain() {
    const { composition } = studioDraft();
    const site = await open(
      {
        "GET /studio/studio": () => studio({ draft: studioDraft({ submissionId: "look-2" }) }),
        [LIST]: () => ({ submissions: [CHANGES] }),
        "GET /submission/look-1/board": () => ({
          ...{ composition: { ...composition, pieces: composition.pieces.slice(1) }, cutouts: [] },
        }),
        "GET /studio/pieces": () => ({ pieces: [], total: 0 }),
        "POST /studio/layers": () => ({ drift: { x: 0, y: 0 }, layers: [] }),
        "POST /studio/ground": () => ({ image: "data:image/svg+xml,<svg/>" }),
        "POST /studio/preview": picture,
        [SAVE]: noContent,
        [DELETE]: noContent,
      },
      "/submit?look=look-1",
    );
    await screen.findByLabelText("Image");
    await press(site, "Compose");
    const dialog = within(await screen.findByRole("dialog", { name: "Studio" }));
    await dialog.findByRole("heading", { name: "You have an unfinished board" });
    const other = dialog.getByRole("link", { name: "Go to the other look" });
    expect(other.getAttribute("href")).toBe("/submit?look=look-2");
    await site.user.click(dialog.getByRole("button", { name: "Start again" }));
    expect(await onTheBoard(site)).toEqual(["Tan juttis"]);
    return { site, dialog };
  }
  const use = async ({ site, dialog }: Awaited<ReturnType<typeof startAgain>>) => {
    await site.user.click(dialog.getByRole("button", { name: "Use this look" }));
    await screen.findByAltText("What you have chosen");
  };

  it("stays where the board of this look is used as it is", async () => {
    const opened = await startAgain();
    await use(opened);
    expect([...opened.site.sentTo(SAVE), ...opened.site.sentTo(DELETE)]).toEqual([]);
  });

  it("gives way to the board of this look when that is changed", async () => {
    const opened = await startAgain();
    const { site, dialog } = opened;
    await select(site, "Tan juttis");
    await site.user.selectOptions(dialog.getByLabelText("Role"), "Small piece");
    await dialog.findByText("Saved");
    expect(site.sentTo(SAVE)[0]?.body).toMatchObject({
      ...{ submissionId: "look-1", version: studioDraft().version },
    });
    await use(opened);
    const { composition } = (site.sentTo(SAVE)[0] as SentCall).body as DraftInput;
    const draft = studioDraft({ composition, submissionId: "look-1" });
    site.reply("GET /studio/studio", () => studio({ draft }));
    site.reply("PUT /submission/look-1", () => CHANGES);
    expect(site.sentTo(DELETE)).toEqual([]);
    await fillSecond(site);
    await choose(site);
    await press(site, "Save draft");
    await waitFor(() => expect(site.sentTo(DELETE)).toHaveLength(1));
  });
});

it("what is sent in the studio does not send the look", async () => {
  const { site, dialog } = await openStudio();
  await choose(site);
  await paste(site, "kurta");
  expect((await dialog.findByRole("alert")).textContent).toMatch(/is no link/);
  await site.user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(site.sentTo("PUT /submission/look-1")).toEqual([]);
});

it.each([
  ["submitted", null, "This look waits for review", /delete it under My looks/, false],
  ["submitted", "outfit-1", "This look waits for review", /It was in the shop/, false],
  ["published", "outfit-1", "This look is in the shop", /cannot be changed here/, true],
  ["published", null, "This look is not in the shop any more", /has taken it down/, false],
] as const)("a %s look (outfit: %s) is not changed", async (state, outfitId, title, text, isInShop) => {
  await open(
    { "GET /submission": () => ({ submissions: [submission(1, { state, outfitId })] }) },
    "/submit?look=look-1",
  );
  await screen.findByRole("heading", { name: title });
  expect(screen.getByText(text)).toBeDefined();
  expect(screen.queryByRole("link", { name: "See it in the shop" }) !== null).toBe(isInShop);
});

it("says that a look of somebody else is not there", async () => {
  await open({}, "/submit?look=look-9");
  await screen.findByRole("heading", { name: "This look is not here" });
});
