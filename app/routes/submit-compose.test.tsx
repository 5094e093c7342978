import { screen, waitFor, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { studioDraft } from "#tests/factories/studio-results.ts";
import { submission } from "#tests/factories/submission-results.ts";
import { onTheBoard, select } from "#tests/setup/studio-site.ts";
import { LIST, noContent, open, picture, press, type Site, valueIn } from "#tests/setup/submit-site.ts";

/** Opens the form of a look whose picture is a board. */
function openComposed() {
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
    },
    "/submit?look=look-1",
  );
}

/** Renames a piece in the studio and uses the board. */
async function rename(site: Site, from: string, to: string) {
  await press(site, "Compose");
  const dialog = within(await screen.findByRole("dialog", { name: "Studio" }));
  await onTheBoard(site);
  await select(site, from);
  const field = dialog.getByLabelText("Name");
  await site.user.clear(field);
  await site.user.type(field, `${to}{Enter}`);
  await site.user.click(dialog.getByRole("button", { name: "Use this look" }));
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
