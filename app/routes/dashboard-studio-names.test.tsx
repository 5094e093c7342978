import { screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { cutout, studio, studioDraft } from "#tests/factories/studio-results.ts";
import { heldReply } from "#tests/setup/render-site.tsx";
import { CUT_OUT, OPEN, onTheBoard, open, paste, type Site, select } from "#tests/setup/studio-site.ts";

const WITH_DRAFT = { [OPEN]: () => studio({ draft: studioDraft() }) };
const stage = () => screen.getByRole("application", { name: "Board" });
const nameField = () => screen.getByLabelText<HTMLInputElement>("Name");

async function typeName(site: Site, name: string) {
  await site.user.clear(nameField());
  await site.user.type(nameField(), name);
}

it.each([
  ["another piece", () => within(stage()).getByRole("button", { name: "Kurta 1" })],
  ["the bare ground", stage],
])("a typed name is taken when %s is pressed on the board", async (_, pressed) => {
  const site = await open(WITH_DRAFT);
  await onTheBoard(site);
  await select(site, "Tan juttis");
  await typeName(site, "Brown juttis");
  await site.user.click(pressed());
  await within(stage()).findByRole("button", { name: "Brown juttis" });
  expect(await onTheBoard(site)).toEqual(["Kurta 1", "Brown juttis"]);
});

it("a piece that arrives while a name is typed leaves the field as it is", async () => {
  const held = heldReply(() => cutout(2));
  const site = await open({ ...WITH_DRAFT, [CUT_OUT]: held.reply });
  await paste(site, "https://shop.example/2");
  await onTheBoard(site);
  await select(site, "Tan juttis");
  await typeName(site, "Brown");
  held.release();
  await within(stage()).findByRole("button", { name: "Kurta 2" });
  await site.user.keyboard(" juttis{Enter}");
  expect(document.activeElement).toBe(nameField());
  expect(nameField().value).toBe("Brown juttis");
  expect(await onTheBoard(site)).toEqual(["Kurta 1", "Brown juttis", "Kurta 2"]);
});

it("a piece that arrives while nothing is typed is selected", async () => {
  const held = heldReply(() => cutout(2));
  const site = await open({ ...WITH_DRAFT, [CUT_OUT]: held.reply });
  await paste(site, "https://shop.example/2");
  await onTheBoard(site);
  await select(site, "Tan juttis");
  held.release();
  await within(stage()).findByRole("button", { name: "Kurta 2" });
  expect(nameField().value).toBe("Kurta 2");
});
