import { act, fireEvent, screen, within } from "@testing-library/react";
import { expect, it } from "vitest";
import { getQueryClient, PERSONAL } from "#app/lib/query-client.ts";
import { arranged, studio, studioDraft } from "#tests/factories/studio-results.ts";
import type { Reply } from "#tests/setup/render-site.tsx";
import { DRAFT, noContent, OPEN, onTheBoard, open, select } from "#tests/setup/studio-site.ts";

/** What happens to a board that is being laid when something else changes: the session, the page, another tab. */

function change(role: string): void {
  const roles = screen.getByLabelText("Role");
  const { value } = within(roles).getByRole<HTMLOptionElement>("option", { name: role });
  fireEvent.change(roles, { target: { value } });
}

async function openChanged(reply: Reply) {
  const site = await open({ [OPEN]: () => studio({ draft: studioDraft() }), [DRAFT]: reply });
  await onTheBoard(site);
  await select(site, "Tan juttis");
  change("Small piece");
  return site;
}
const otherDraft = (changes = {}) =>
  studioDraft({
    composition: arranged({ seed: "other", pieces: [{ itemName: "Blue jeans" }] }),
    cutouts: [],
    version: "00000000-0000-4000-8000-000000000200",
    ...changes,
  });

it("the board that is edited stays when what a person has is read anew", async () => {
  const site = await openChanged(noContent);
  site.reply(OPEN, () => studio({ draft: otherDraft() }));
  // As after a sign-out that failed.
  await act(() => getQueryClient().invalidateQueries(PERSONAL));
  expect(await onTheBoard(site)).toEqual(["Kurta 1", "Tan juttis"]);
  expect(screen.getByRole("button", { name: /^Undo/ }).hasAttribute("disabled")).toBe(false);
});
