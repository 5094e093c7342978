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
