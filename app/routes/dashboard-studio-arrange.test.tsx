import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import type { ArrangeInput } from "#contract/studio/studio.ts";
import { outfit } from "#tests/factories/api-results.ts";
import { arranged, cutout, studio, studioDraft } from "#tests/factories/studio-results.ts";
import { heldReply } from "#tests/setup/render-site.tsx";
import { ARRANGE, BOARD, CUT_OUT, OPEN, onTheBoard, open, select, tab } from "#tests/setup/studio-site.ts";

it("an arrangement undoes nothing that was done before it arrived", async () => {
  const held = heldReply(({ body }) => arranged(body as ArrangeInput));
  const site = await open({ [OPEN]: () => studio({ draft: studioDraft() }), [ARRANGE]: held.reply });
  await onTheBoard(site);
  await site.user.click(screen.getByRole("button", { name: "Shuffle" }));
  await waitFor(() => expect(site.sentTo(ARRANGE)).toHaveLength(1));
  await select(site, "Tan juttis");
  const name = screen.getByLabelText("Name");
  await site.user.clear(name);
  await site.user.type(name, "Brown juttis{Enter}");
  await select(site, "Kurta 1");
  await site.user.keyboard("{Delete}");
  await tab(site, "Ground");
  fireEvent.change(screen.getByLabelText("One colour"), { target: { value: "#102030" } });
  held.release();
  await screen.findByText("The pieces are arranged");
  expect(screen.getByLabelText<HTMLInputElement>("One colour").value).toBe("#102030");
  expect(await onTheBoard(site)).toEqual(["Brown juttis"]);
});

it("what replaces a piece that was removed before it arrived is laid as a new one", async () => {
  const held = heldReply(() => cutout(7));
  const pieces = [{ itemName: "Red kurta" }, { itemName: "Blue jeans" }];
  const item = { ...outfit().items[0], itemId: "item-0", itemName: "Red kurta" };
  const site = await open(
    {
      [BOARD]: () => ({ composition: arranged({ seed: "a", pieces }), cutouts: [] }),
      "GET /outfit/outfit-1": () => ({ ...outfit(), items: [item] }),
      [CUT_OUT]: held.reply,
    },
    `/dashboard/studio?outfit=outfit-1&replace=item-0&link=${encodeURIComponent("https://shop.example/7")}`,
  );
  await screen.findByRole("tab", { name: "On the board" });
  await waitFor(() => expect(site.sentTo(CUT_OUT)).toHaveLength(1));
  await onTheBoard(site);
  await select(site, "Red kurta");
  await site.user.keyboard("{Delete}");
  held.release();
  await screen.findByText("Kurta 7: added");
  expect(await onTheBoard(site)).toEqual(["Blue jeans", "Kurta 7"]);
});
