import { screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { cutout, studio, studioDraft } from "#tests/factories/studio-results.ts";
import { heldReply, noNetwork } from "#tests/setup/render-site.tsx";
import { CUT_OUT, fieldsOf, OPEN, onTheWay, open, paste, refused } from "#tests/setup/studio-site.ts";

const PREVIEW = "POST /studio/admin/preview";

it("a look is not used while pieces are on their way; failed ones do not hinder", async () => {
  const [second, third] = [heldReply(() => cutout(2)), heldReply(() => cutout(3))];
  const site = await open({
    [OPEN]: () => studio({ draft: studioDraft() }),
    [PREVIEW]: noNetwork,
    [CUT_OUT]: (call) => {
      const { link } = fieldsOf(call);
      if (link === "https://shop.example/1") return refused("readTooSlow");
      return (link === "https://shop.example/2" ? second : third).reply(call);
    },
  });
  await paste(site, ...[1, 2, 3].map((number) => `https://shop.example/${number}`));
  await onTheWay().findByRole("alert");
  const use = async () => site.user.click(screen.getByRole("button", { name: "Use this look" }));
  await use();
  expect(await screen.findByText(/^2 pieces are still on their way\./)).toBeDefined();
  second.release();
  expect(await screen.findByText(/^1 piece is still on its way\./)).toBeDefined();
  third.release();
  await waitFor(() => expect(screen.queryByText(/still on/)).toBeNull());
  expect(site.sentTo(PREVIEW)).toEqual([]);
  await use();
  await waitFor(() => expect(site.sentTo(PREVIEW)).toHaveLength(1));
});

it.each(["Try again: shop.example/1", "Remove shop.example/1 from this list"])(
  "“%s” leaves the focus at the number of pieces",
  async (label) => {
    const site = await open({ [CUT_OUT]: () => refused("readTooSlow") });
    await paste(site, "https://shop.example/1");
    await onTheWay().findByRole("alert");
    site.reply(CUT_OUT, () => cutout(1));
    await site.user.click(screen.getByRole("button", { name: label }));
    await waitFor(() => expect(screen.queryByRole("list", { name: "Pieces on their way" })).toBeNull());
    expect(document.activeElement).toBe(screen.getByText(/^Room for/));
  },
);
