import { act, screen, waitFor, within } from "@testing-library/react";
import { describe, expect, it, onTestFinished } from "vitest";
import { UNSAVED_BOARD_KEY } from "#app/entities/session/browsing-data.ts";
import { tabStore } from "#app/lib/storage.ts";
import type { DraftInput, Studio } from "#contract/studio/studio.ts";
import { cutout, studio, studioDraft } from "#tests/factories/studio-results.ts";
import { submission } from "#tests/factories/submission-results.ts";
import { heldReply, type Reply } from "#tests/setup/render-site.tsx";
import { onTheBoard, refused, select } from "#tests/setup/studio-site.ts";
import {
  CREATE,
  choose,
  fill,
  fillSecond,
  LIST,
  noContent,
  open,
  picture,
  press,
  type Site,
  valueIn,
} from "#tests/setup/submit-site.ts";
import { scaled } from "#tests/setup/time-limits.ts";

/** Opens the form of a look whose picture is a board. */
function openComposed(api: Record<string, Reply> = {}, path = "/submit?look=look-1") {
  const { composition, cutouts } = studioDraft();
  return open(
    {
      [LIST]: () => ({ submissions: [submission(1, { isComposed: true })] }),
      "GET /submission/look-1/board": () => ({ composition, cutouts }),
      "GET /studio/pieces": () => ({ pieces: [], total: 0 }),
      "POST /studio/layers": () => ({ drift: { x: 0, y: 0 }, layers: [] }),
      "POST /studio/ground": () => ({ image: "data:image/svg+xml,<svg/>" }),
      "POST /studio/preview": picture,
      "PUT /studio/draft": noContent,
      "DELETE /studio/draft": noContent,
      ...api,
    },
    path,
  );
}

async function openStudio(site: Site) {
  await press(site, "Compose");
  return within(await screen.findByRole("dialog", { name: "Studio" }));
}

/** Renames a piece in the studio and leaves it. */
async function rename(site: Site, from: string, to: string, leave = "Use this look") {
  const dialog = await openStudio(site);
  await onTheBoard(site);
  await select(site, from);
  const field = dialog.getByLabelText("Name");
  await site.user.clear(field);
  await site.user.type(field, `${to}{Enter}`);
  await site.user.click(dialog.getByRole("button", { name: leave }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
}
const photograph = () => new File(["picture"], "look.jpg", { type: "image/jpeg" });
const asked = async () => within(await screen.findByRole("dialog", { name: "Throw the board away?" }));

it.each([
  ["taken away", (site: Site) => press(site, "Keep the present one"), null],
  [
    "replaced by a photograph",
    (site: Site) => site.user.upload(screen.getByLabelText("Image"), photograph()),
    "look.jpg",
  ],
] as const)("a board that is %s is thrown away only when that is confirmed", async (_, act, name) => {
  const site = await openComposed();
  await screen.findByLabelText("Image");
  await rename(site, "Kurta 1", "Ivory kurta");
  await act(site);
  await site.user.click((await asked()).getByRole("button", { name: "Cancel" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.getByText("Look from the studio")).toBeDefined();
  await act(site);
  await site.user.click((await asked()).getByRole("button", { name: "Throw it away" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(screen.queryByText("Look from the studio")).toBeNull();
  expect(screen.queryByText("look.jpg")?.textContent ?? null).toBe(name);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Image")));
});

const heading = () => screen.getByRole("heading", { level: 1 }).textContent;
const names = () =>
  screen.getAllByLabelText<HTMLInputElement>(/^Item name of item/).map(({ value }) => value);

it("a renamed piece keeps its item, with price and link, also when the look is composed again", async () => {
  const site = await openComposed();
  await screen.findByLabelText("Image");
  for (const [from, to] of [
    ["Kurta 1", "Ivory kurta"],
    ["Ivory kurta", "Cream kurta"],
  ] as const) {
    await rename(site, from, to);
    expect(names()).toEqual([to, "Tan juttis"]);
    expect(valueIn("Price (₹) of item 1")).toBe("1200");
    expect(valueIn("Item link of item 1")).toBe("https://shop.example/1");
  }
});

describe("the draft of a board that is used", () => {
  const SAVE = "PUT /studio/draft";
  const DELETE = "DELETE /studio/draft";
  const UPDATE = "PUT /submission/look-1";

  /** A server that keeps one draft. */
  function server(first: Studio["draft"] = null) {
    let draft = first;
    const api: Record<string, Reply> = {
      "GET /studio/studio": () => studio({ draft }),
      [SAVE]: ({ body }) => {
        const { composition, submissionId = null, savedBy = null } = body as DraftInput;
        draft = studioDraft({ composition, submissionId, savedBy, cutouts: [cutout(1)] });
        return noContent();
      },
      [DELETE]: () => {
        draft = null;
        return noContent();
      },
      [UPDATE]: () => submission(1, { isComposed: true }),
    };
    return { api, draft: () => draft };
  }
  const saved = async (site: Site, call: string) => {
    await fillSecond(site);
    await choose(site);
    await press(site, "Save draft");
    await waitFor(() => expect(site.sentTo(call)).toHaveLength(1));
    await screen.findByText("Saved as a draft. You find it under My looks in your profile.");
  };
  async function renameItem({ user }: Site, to: string) {
    const name = screen.getByLabelText("Item name of item 1");
    await user.clear(name);
    await user.type(name, to);
  }
  /** Opens the studio and closes it without a change. */
  async function lookAtBoard(site: Site): Promise<string[]> {
    const dialog = await openStudio(site);
    const shown = await onTheBoard(site);
    await site.user.click(dialog.getByRole("button", { name: "Close" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    return shown;
  }
  const pieceNames = (draft: Studio["draft"]) => draft?.composition.pieces.map(({ itemName }) => itemName);

  it("has the board until the look is saved, and is opened with the names of the items", async () => {
    const { api, draft } = server();
    const site = await openComposed(api);
    await screen.findByLabelText("Image");
    await rename(site, "Kurta 1", "Ivory kurta");
    await waitFor(() => expect(pieceNames(draft())).toEqual(["Ivory kurta", "Tan juttis"]));
    await renameItem(site, "Silk kurta");
    const dialog = await openStudio(site);
    expect(await onTheBoard(site)).toEqual(["Silk kurta", "Tan juttis"]);
    await site.user.click(dialog.getByRole("button", { name: "Use this look" }));
    await waitFor(() => expect(pieceNames(draft())).toEqual(["Silk kurta", "Tan juttis"]));
    expect(site.sentTo(DELETE)).toEqual([]);
    await saved(site, UPDATE);
    await waitFor(() => expect(draft()).toBeNull());
  });

  it("goes with the look where its items were renamed and it was only looked at", async () => {
    const { api, draft } = server();
    const site = await openComposed(api);
    await screen.findByLabelText("Image");
    await rename(site, "Kurta 1", "Ivory kurta");
    await renameItem(site, "Silk kurta");
    await lookAtBoard(site);
    await saved(site, UPDATE);
    await waitFor(() => expect(draft()).toBeNull());
  });

  it("has the names of items that are renamed once more", async () => {
    const { api, draft } = server();
    const site = await openComposed(api);
    await screen.findByLabelText("Image");
    await rename(site, "Kurta 1", "Ivory kurta");
    for (const name of ["Silk kurta", "Cream kurta"]) {
      await renameItem(site, name);
      expect(await lookAtBoard(site)).toEqual([name, "Tan juttis"]);
    }
    await waitFor(() => expect(pieceNames(draft())).toEqual(["Cream kurta", "Tan juttis"]));
  });

  it("goes with a board that is thrown away", async () => {
    const { api, draft } = server();
    const site = await openComposed(api);
    await screen.findByLabelText("Image");
    await rename(site, "Kurta 1", "Ivory kurta");
    await waitFor(() => expect(draft()).not.toBeNull());
    await press(site, "Keep the present one");
    await site.user.click((await asked()).getByRole("button", { name: "Throw it away" }));
    await waitFor(() => expect(draft()).toBeNull());
  });

  it("stays when the look is saved where it was changed since", async () => {
    const { api, draft } = server();
    const site = await openComposed(api);
    await screen.findByLabelText("Image");
    await rename(site, "Kurta 1", "Ivory kurta");
    await rename(site, "Ivory kurta", "Cream kurta", "Close");
    await waitFor(() => expect(pieceNames(draft())).toEqual(["Cream kurta", "Tan juttis"]));
    await saved(site, UPDATE);
    await openStudio(site);
    expect(await onTheBoard(site)).toEqual(["Cream kurta", "Tan juttis"]);
    expect(site.sentTo(DELETE)).toEqual([]);
  });

  it("is that of a new look also once the look has an id", async () => {
    const { api, draft } = server(studioDraft());
    const created = submission(1, { isComposed: true });
    const site = await openComposed(
      { ...api, [CREATE]: () => created, [LIST]: () => ({ submissions: [created] }) },
      "/submit",
    );
    await screen.findByLabelText("Image");
    const dialog = await openStudio(site);
    await onTheBoard(site);
    await site.user.click(dialog.getByRole("button", { name: "Use this look" }));
    await screen.findByAltText("What you have chosen");
    await rename(site, "Kurta 1", "Ivory kurta", "Close");
    await waitFor(() => expect(pieceNames(draft())).toEqual(["Ivory kurta", "Tan juttis"]));
    const before = heading();
    await saved(site, CREATE);
    await waitFor(() => expect(heading()).not.toBe(before));
    await openStudio(site);
    expect(await onTheBoard(site)).toEqual(["Ivory kurta", "Tan juttis"]);
  });
});

it("the board of another new look is not taken for the one of a look that was new", async () => {
  const created = submission(1);
  const site = await openComposed(
    { [CREATE]: () => created, [LIST]: () => ({ submissions: [created] }) },
    "/submit",
  );
  await fill(site);
  const before = heading();
  await press(site, "Save draft");
  await waitFor(() => expect(heading()).not.toBe(before));
  // Laid in another tab meanwhile.
  site.reply("GET /studio/studio", () => studio({ draft: studioDraft() }));
  const dialog = await openStudio(site);
  await dialog.findByRole("heading", { name: "You have an unfinished board" });
  expect(dialog.getByRole("link", { name: "Go to the other look" }).getAttribute("href")).toBe("/submit");
});

it.each([
  ["has closed", false],
  ["fades", true],
])("a look is not made of a board whose studio %s when its picture arrives", async (_, isFading) => {
  if (isFading) {
    const animation = { finished: new Promise(() => {}), playState: "running" };
    Object.assign(HTMLElement.prototype, { getAnimations: () => [animation] });
    onTestFinished(() => void Reflect.deleteProperty(HTMLElement.prototype, "getAnimations"));
  }
  const held = heldReply(picture);
  const site = await openComposed({ "POST /studio/preview": held.reply });
  await screen.findByLabelText("Image");
  const dialog = await openStudio(site);
  await onTheBoard(site);
  const use = dialog.getByRole("button", { name: "Use this look" });
  await site.user.click(use);
  await waitFor(() => expect(site.sentTo("POST /studio/preview")).toHaveLength(1));
  await site.user.click(dialog.getByRole("button", { name: "Close" }));
  if (!isFading) await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(use.isConnected).toBe(isFading);
  held.release();
  if (isFading) await waitFor(() => expect(use.getAttribute("aria-busy")).toBeNull());
  // The picture would have been shown by then.
  await act(() => new Promise((done) => setTimeout(done)));
  expect(screen.queryByText("Look from the studio")).toBeNull();
});

it("the board of another look, saved in another tab, is not taken for the one of this look", async () => {
  const SAVE = "PUT /studio/draft";
  const OPEN = "GET /studio/studio";
  const site = await openComposed({
    [OPEN]: () => studio({ draft: studioDraft({ submissionId: "look-1" }) }),
    [SAVE]: () => refused("changedMeanwhile", 409),
  });
  await screen.findByLabelText("Image");
  const dialog = await openStudio(site);
  await onTheBoard(site);
  await select(site, "Tan juttis");
  await site.user.selectOptions(dialog.getByLabelText("Role"), "Small piece");
  await dialog.findByRole("alert", {}, { timeout: scaled(10_000) });
  const version = "00000000-0000-4000-8000-000000000200";
  site.reply(OPEN, () => studio({ draft: studioDraft({ submissionId: "look-2", version }) }));
  site.reply(SAVE, noContent);
  await site.user.click(dialog.getByRole("button", { name: "Take the other board" }));
  await dialog.findByRole("heading", { name: "You have an unfinished board" });
  const link = dialog.getByRole("link", { name: "Go to the other look" });
  expect(link.getAttribute("href")).toBe("/submit?look=look-2");
  expect(tabStore.read(UNSAVED_BOARD_KEY)).toContain('"small"');
  await site.user.click(dialog.getByRole("button", { name: "Start again" }));
  expect(await onTheBoard(site)).toEqual(["Kurta 1", "Tan juttis"]);
  await select(site, "Tan juttis");
  await site.user.selectOptions(dialog.getByLabelText("Role"), "Small piece");
  await dialog.findByText("Saved", {}, { timeout: scaled(10_000) });
  expect(site.sentTo(SAVE).map(({ body }) => (body as DraftInput).version)).toEqual([
    studioDraft().version,
    version,
  ]);
});
