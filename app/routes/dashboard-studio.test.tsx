import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { PICTURE_RIGHTS, STUDIO_ERRORS } from "#contract/messages/studio.ts";
import type { ArrangeInput, DraftInput } from "#contract/studio/studio.ts";
import { outfit } from "#tests/factories/api-results.ts";
import { arranged, cutout, studio, studioDraft } from "#tests/factories/studio-results.ts";
import { expectConsole } from "#tests/setup/console-watch.ts";
import { heldReply, noNetwork } from "#tests/setup/render-site.tsx";
import {
  ARRANGE,
  BOARD,
  CUT_OUT,
  DRAFT,
  fieldsOf,
  noContent,
  OPEN,
  onTheBoard,
  onTheWay,
  open,
  paste,
  RIGHTS,
  refused,
  select,
  way,
} from "#tests/setup/studio-site.ts";
import { scaled } from "#tests/setup/time-limits.ts";

it("pasted links are cut out, and those that fail say why and can be tried again", async () => {
  const site = await open({
    [CUT_OUT]: (call) =>
      fieldsOf(call).link === "https://shop.example/2" ? refused("readTooSlow") : cutout(1),
  });
  await paste(site, "https://shop.example/1", "https://shop.example/2");
  const failed = await onTheWay().findByRole("alert");
  expect(failed.textContent).toBe(STUDIO_ERRORS.readTooSlow.text);
  await waitFor(() => expect(onTheWay().getAllByRole("listitem")).toHaveLength(1));

  site.reply(CUT_OUT, () => cutout(2));
  await site.user.click(screen.getByRole("button", { name: "Try again: shop.example/2" }));
  await waitFor(() => expect(screen.queryByRole("list", { name: "Pieces on their way" })).toBeNull());
  expect(await onTheBoard(site)).toEqual(["Kurta 1", "Kurta 2"]);
});

it("a link without a picture becomes a drawing of the name that its page says", async () => {
  const site = await open({
    [CUT_OUT]: () => refused("noPicture"),
    "POST /link/admin/read": () => ({
      ...{ sourceName: "Fabindia", itemName: "Rust linen kurta", itemPrice: 1_499, currency: "INR" },
      ...{ image: null, finalUrl: "https://shop.example/1" },
    }),
  });
  await paste(site, "https://shop.example/1");
  const drawn = await onTheWay().findByText(/drawn from its name/);
  expect(drawn.textContent).toContain(STUDIO_ERRORS.noPicture.text);
  expect(await onTheBoard(site)).toEqual(["Rust linen kurta"]);
});

it("says which of the pasted lines are no links, and keeps them", async () => {
  const site = await open({ [CUT_OUT]: () => cutout(1) });
  await paste(site, "kurta", "https://shop.example/1");
  expect((await screen.findByRole("alert")).textContent).toMatch(/is no link/);
  expect((screen.getByLabelText("Product links, one a line") as HTMLTextAreaElement).value).toBe("kurta");
  expect(site.sentTo(CUT_OUT)).toHaveLength(1);
});

it("cuts out four at once, and takes twelve pieces at most", async () => {
  const held = heldReply(() => cutout(1));
  const site = await open({ [CUT_OUT]: held.reply });
  await paste(site, ...Array.from({ length: 14 }, (_, at) => `https://shop.example/${at}`));
  expect(await screen.findByText("A board holds 12 pieces: 2 pieces were not added.")).toBeDefined();
  expect(onTheWay().getAllByText("Being cut out…")).toHaveLength(4);
  expect(onTheWay().getAllByText("Waiting…")).toHaveLength(8);
  expect(site.sentTo(CUT_OUT)).toHaveLength(4);
  held.release();
  await waitFor(() => expect(site.sentTo(CUT_OUT)).toHaveLength(12));
  await waitFor(() => expect(screen.queryByRole("list", { name: "Pieces on their way" })).toBeNull());
  expect(await onTheBoard(site)).toHaveLength(12);
});

it("asks once for the rights in pictures, and goes on when they are confirmed", async () => {
  const site = await open({
    [OPEN]: () => studio({ rightsConfirmed: false }),
    [CUT_OUT]: () => cutout(1),
    [RIGHTS]: noContent,
  });
  await paste(site, "https://shop.example/1");
  const question = within(await screen.findByRole("dialog", { name: PICTURE_RIGHTS.title }));
  expect(site.sentTo(CUT_OUT)).toEqual([]);
  await site.user.click(question.getByRole("button", { name: "Cancel" }));
  expect((await onTheWay().findByRole("alert")).textContent).toBe(STUDIO_ERRORS.rightsNeeded.text);

  await site.user.click(screen.getByRole("button", { name: "Try again: shop.example/1" }));
  await site.user.click(await screen.findByRole("button", { name: PICTURE_RIGHTS.confirm }));
  await waitFor(() => expect(site.sentTo(CUT_OUT)).toHaveLength(1));
  expect(site.sentTo(RIGHTS)).toHaveLength(1);
  expect(await onTheBoard(site)).toEqual(["Kurta 1"]);
});

it("asks for the rights no second time on a board that is begun anew", async () => {
  const site = await open({
    [OPEN]: () => studio({ rightsConfirmed: false, draft: studioDraft() }),
    [CUT_OUT]: () => cutout(1),
    [RIGHTS]: noContent,
    "DELETE /studio/admin/draft": noContent,
  });
  await paste(site, "https://shop.example/1");
  await site.user.click(await screen.findByRole("button", { name: PICTURE_RIGHTS.confirm }));
  await waitFor(() => expect(site.sentTo(CUT_OUT)).toHaveLength(1));
  await site.user.click(await screen.findByRole("button", { name: "Start again" }));
  const question = within(await screen.findByRole("dialog", { name: "Start again?" }));
  await site.user.click(question.getByRole("button", { name: "Start again" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

  await paste(site, "https://shop.example/2");
  await waitFor(() => expect(site.sentTo(CUT_OUT)).toHaveLength(2));
  expect(site.sentTo(RIGHTS)).toHaveLength(1);
});

it("pieces of the pool are cut out by their id, and drawn where they have no picture", async () => {
  const site = await open({ [CUT_OUT]: () => cutout(1) });
  await site.user.click(await screen.findByRole("button", { name: "Add Piece 1" }));
  await site.user.click(screen.getByRole("button", { name: "Add Piece 2" }));
  await waitFor(() => expect(site.sentTo(ARRANGE)).not.toEqual([]));
  await waitFor(() => expect(screen.queryByRole("list", { name: "Pieces on their way" })).toBeNull());
  expect(site.sentTo(CUT_OUT).map(fieldsOf)).toEqual([{ pieceId: "piece-1" }]);
  expect((await onTheBoard(site)).sort()).toEqual(["Kurta 1", "Piece 2"].sort());
});

it("keeps the board, and what was found, when the line goes away while pieces are arranged", async () => {
  const site = await open({ [CUT_OUT]: () => cutout(1), [ARRANGE]: noNetwork });
  await paste(site, "https://shop.example/1");
  expect((await onTheWay().findByRole("alert")).textContent).toMatch(
    /^We could not be reached. The board is as it was/,
  );
  site.reply(ARRANGE, ({ body }) => arranged(body as ArrangeInput));
  await site.user.click(screen.getByRole("button", { name: "Try again: shop.example/1" }));
  expect(await onTheBoard(site)).toEqual(["Kurta 1"]);
  expect(site.sentTo(CUT_OUT)).toHaveLength(1);
});

it("an upload is refused before it is sent, and asks for its name", async () => {
  const nameless = { sourceName: null, itemName: null, itemPrice: null, itemLink: null };
  const site = await open({ [CUT_OUT]: () => cutout(1, { item: nameless }) });
  await way(site, "Upload");
  const chosen = [new File(["a"], "kurta.png", { type: "image/png" }), new File(["a"], "notes.txt")];
  await fireEvent.change(screen.getByLabelText("Pictures"), { target: { files: chosen } });
  expect((await screen.findByRole("alert")).textContent).toMatch(/^notes.txt: /);
  await waitFor(() => expect(site.sentTo(CUT_OUT)).toHaveLength(1));
  await waitFor(() => expect(screen.queryByRole("list", { name: "Pieces on their way" })).toBeNull());

  await site.user.click(screen.getByRole("button", { name: "Use this look" }));
  expect((await screen.findByText(/needs a name/)).textContent).toContain("Without one: Piece 1.");
  await site.user.type(screen.getByLabelText("Name"), "Rust kurta{Enter}");
  expect(await onTheBoard(site)).toEqual(["Rust kurta"]);
  expect(screen.queryByText(/needs a name/)).toBeNull();
});

it("a name with invisible characters is refused at its field", async () => {
  const REFUSED = /Please remove invisible characters/;
  const site = await open({ [OPEN]: () => studio({ draft: studioDraft() }) });
  await way(site, "By name");
  await site.user.click(screen.getByLabelText("Name"));
  await site.user.paste("Rust\u200b kurta");
  await site.user.click(screen.getByRole("button", { name: "Draw it" }));
  expect(screen.getByRole("textbox", { name: "Name", description: REFUSED })).toBeDefined();
  expect(site.sentTo(ARRANGE)).toEqual([]);

  await onTheBoard(site);
  await select(site, "Tan juttis");
  await site.user.click(screen.getByLabelText("Name"));
  await site.user.paste("\u202e");
  await site.user.keyboard("{Enter}");
  expect(screen.getByRole("textbox", { name: "Name", description: REFUSED })).toBeDefined();
  expect(await onTheBoard(site)).toContain("Tan juttis");
});

it("a name that is taken with Enter keeps the focus, and a role is undone by keys", async () => {
  const site = await open({ [OPEN]: () => studio({ draft: studioDraft() }) });
  await onTheBoard(site);
  await select(site, "Tan juttis");
  const name = screen.getByLabelText("Name");
  await site.user.clear(name);
  await site.user.type(name, "Brown juttis{Enter}");
  expect(document.activeElement).toBe(screen.getByLabelText("Name"));
  const role = screen.getByLabelText<HTMLSelectElement>("Role");
  await site.user.selectOptions(role, "Small piece");
  await site.user.keyboard("{Control>}zz{/Control}");
  expect(role.value).toBe("shoes");
  expect(screen.getByLabelText<HTMLInputElement>("Name").value).toBe("Tan juttis");
});

it("links that failed leave their room to others", async () => {
  const site = await open({ [CUT_OUT]: () => refused("readNotFound") });
  await paste(site, ...Array.from({ length: 12 }, (_, at) => `https://shop.example/${at}`));
  await waitFor(() => expect(onTheWay().getAllByRole("alert")).toHaveLength(12));
  expect(screen.getByText("Room for 12 more pieces.")).toBeDefined();
});

it("a look without a board can be begun from its items", async () => {
  expectConsole(/The board could not be opened/);
  const site = await open(
    { [BOARD]: () => refused("notComposed", 409), "GET /outfit/outfit-1": () => outfit() },
    "/dashboard/studio?outfit=outfit-1",
  );
  expect(await screen.findByText(STUDIO_ERRORS.notComposed.text)).toBeDefined();
  await site.user.click(screen.getByRole("button", { name: "Start a board from its items" }));
  await screen.findByRole("tab", { name: "On the board" });
  expect(await onTheBoard(site)).toHaveLength(outfit().items.length);
});

it("replaces the product of an item by that of a link, in its place", async () => {
  const [first, second] = ["Red kurta", "Blue jeans"].map((itemName, at) => ({
    ...outfit().items[0],
    ...{ itemId: `item-${at}`, itemName },
  }));
  const board = {
    composition: arranged({ seed: "a", pieces: [{ itemName: "Red kurta" }, { itemName: "Blue jeans" }] }),
    cutouts: [],
  };
  const site = await open(
    {
      [BOARD]: () => board,
      "GET /outfit/outfit-1": () => ({ ...outfit(), items: [first, second] }),
      [CUT_OUT]: () => cutout(7),
    },
    `/dashboard/studio?outfit=outfit-1&replace=item-1&link=${encodeURIComponent("https://shop.example/7")}`,
  );
  await waitFor(() =>
    expect(site.sentTo(CUT_OUT).map(fieldsOf)).toEqual([{ link: "https://shop.example/7" }]),
  );
  await screen.findByRole("tab", { name: "On the board" });
  await waitFor(async () => expect(await onTheBoard(site)).toContain("Kurta 7"));
  expect(site.sentTo(ARRANGE)).toEqual([]);
});

it("strokes over the whole picture mend a cut-out", async () => {
  vi.stubGlobal(
    "URL",
    Object.assign(URL, { createObjectURL: () => "blob:source", revokeObjectURL: () => {} }),
  );
  const MEND = `POST /studio/admin/cutout/${cutout(1).cutoutId}/mend`;
  const site = await open({
    [OPEN]: () => studio({ draft: studioDraft({ cutouts: [cutout(1, { quality: "framed" })] }) }),
    [`GET /studio/admin/source/${cutout(1).cutoutId}`]: () => new Response("picture"),
    [MEND]: () =>
      cutout(8, { quality: "framed", strokes: [{ kind: "erase", radius: 0.2, points: [[0, 0]] }] }),
  });
  await onTheBoard(site);
  await select(site, "Kurta 1");
  expect(screen.getByText(/^The product could not be told from its ground/)).toBeDefined();
  await site.user.click(screen.getByRole("button", { name: "Mend" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Mend the cut-out" }));
  const canvas = await dialog.findByRole("application", { name: "Picture of Kurta 1" });
  vi.spyOn(canvas, "getBoundingClientRect").mockReturnValue(new DOMRect(0, 0, 200, 400));

  fireEvent.pointerDown(canvas, { clientX: 20, clientY: 40, button: 0, isPrimary: true, pointerId: 1 });
  const secondFinger = { clientX: 180, clientY: 40, button: 0, pointerId: 2 };
  fireEvent.pointerDown(canvas, secondFinger);
  fireEvent.pointerMove(canvas, secondFinger);
  fireEvent.pointerUp(canvas, secondFinger);
  fireEvent.pointerMove(canvas, { clientX: 100, clientY: 200, pointerId: 1 });
  fireEvent.pointerUp(canvas, { pointerId: 1 });
  await site.user.click(dialog.getByRole("button", { name: "Keep" }));
  canvas.focus();
  await site.user.keyboard("{ArrowRight}[Space]");
  await waitFor(() =>
    expect(site.sentTo(MEND).at(-1)?.body).toEqual({
      strokes: [
        {
          kind: "erase",
          radius: 0.03,
          points: [
            [0.1, 0.1],
            [0.5, 0.5],
          ],
        },
        { kind: "keep", radius: 0.03, points: [[0.52, 0.5]] },
      ],
    }),
  );
  await waitFor(() =>
    expect(dialog.getByRole("button", { name: "Use" }).getAttribute("aria-disabled")).toBeNull(),
  );
  await site.user.click(dialog.getByRole("button", { name: "Use" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  await waitFor(
    () => {
      const saved = site.sentTo(DRAFT).at(-1)?.body as DraftInput | undefined;
      expect(saved?.composition.pieces[0]?.cutoutId).toBe(cutout(8).cutoutId);
      expect(screen.getByText(/^The strokes leave nothing of the picture, or all of it/)).toBeDefined();
    },
    { timeout: scaled(10_000) },
  );
});
