import { fireEvent, screen, within } from "@testing-library/react";
import { STUDIO_ERRORS } from "#contract/messages/studio.ts";
import type { ArrangeInput } from "#contract/studio/studio.ts";
import { piece, signedIn } from "#tests/factories/api-results.ts";
import { arranged, studio, studioDraft } from "#tests/factories/studio-results.ts";
import { type Reply, renderSite, type SentCall } from "#tests/setup/render-site.tsx";

/** The studio in a rendered site: the replies that it needs, and what a person does with it. */

export const OPEN = "GET /studio/admin/studio";
export const CUT_OUT = "POST /studio/admin/cutout";
export const ARRANGE = "POST /studio/admin/arrange";
export const RIGHTS = "POST /studio/admin/rights";
export const DRAFT = "PUT /studio/admin/draft";
export const BOARD = "GET /studio/admin/board/outfit-1";
export const POOL = "GET /piece/admin/pieces";

export const refused = (name: keyof typeof STUDIO_ERRORS, status = 422): Response => {
  const { reason, text } = STUDIO_ERRORS[name] as { reason: string; text: string };
  return Response.json({ success: false, message: text, error: text, code: "REFUSED", reason }, { status });
};
export const noContent = () => new Response(null, { status: 204 });
export const fieldsOf = ({ body }: SentCall) => Object.fromEntries(body as FormData);

export function open(api: Record<string, Reply> = {}, path = "/dashboard/studio") {
  return renderSite(path, {
    session: signedIn({ isUserAdmin: true }),
    api: {
      [OPEN]: () => studio(),
      [POOL]: () => ({ pieces: [piece(1, { image: "https://shop.example/1.jpg" }), piece(2)], total: 2 }),
      [ARRANGE]: ({ body }) => arranged(body as ArrangeInput),
      [DRAFT]: noContent,
      "POST /studio/admin/layers": () => ({ drift: { x: 0, y: 0 }, layers: [] }),
      "POST /studio/admin/ground": () => ({ image: "data:image/svg+xml,<svg/>" }),
      ...api,
    },
  });
}

export type Site = Awaited<ReturnType<typeof open>>;

export const way = async ({ user }: Site, name: string) =>
  user.click(await screen.findByRole("button", { name, pressed: false }));
export const tab = async ({ user }: Site, name: string) =>
  user.click(await screen.findByRole("tab", { name }));

export async function paste(site: Site, ...links: string[]) {
  await way(site, "Links");
  await site.user.click(screen.getByLabelText("Product links, one a line"));
  await site.user.paste(links.join("\n"));
  await site.user.click(screen.getByRole("button", { name: "Cut out" }));
}
export const onTheWay = () => within(screen.getByRole("list", { name: "Pieces on their way" }));

export async function onTheBoard(site: Site): Promise<string[]> {
  await tab(site, "On the board");
  const list = await screen.findByRole("list", { name: "Pieces from front to back" });
  return within(list)
    .getAllByRole("button")
    .map(({ textContent }) => textContent ?? "")
    .reverse();
}

export async function select(site: Site, name: string) {
  const list = within(screen.getByRole("list", { name: "Pieces from front to back" }));
  await site.user.click(list.getByRole("button", { name }));
}

/**
 * Of the selected piece, which a dialog hides if `hidden`. Synchronous, so that no slow machine can use up the
 * pause before a change is saved.
 */
export function changeRole(role: string, { hidden = false } = {}): void {
  const roles = screen.getByLabelText("Role");
  const { value } = within(roles).getByRole<HTMLOptionElement>("option", { name: role, hidden });
  fireEvent.change(roles, { target: { value } });
}

/** Opens a draft and changes it; `saved` is the reply when it is saved. */
export async function openChanged(saved: Reply) {
  const site = await open({ [OPEN]: () => studio({ draft: studioDraft() }), [DRAFT]: saved });
  await onTheBoard(site);
  await select(site, "Tan juttis");
  changeRole("Small piece");
  return site;
}
