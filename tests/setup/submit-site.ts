import { screen } from "@testing-library/react";
import { signedIn } from "#tests/factories/api-results.ts";
import { studio } from "#tests/factories/studio-results.ts";
import { type Reply, renderSite, type SentCall } from "#tests/setup/render-site.tsx";

/** The form of a submitted look in a rendered site: the replies that it needs, and what a person does with it. */

export const CREATE = "POST /submission";
export const LIST = "GET /submission";
export const SUBMIT = "POST /submission/look-1/submit";
const PICTURE = "GET /submission/look-1/picture";
export const RIGHTS = "POST /studio/rights";
export const noContent = () => new Response(null, { status: 204 });
export const picture = () => new Response(new Blob(["picture"], { type: "image/webp" }));
export const fieldsOf = ({ body }: SentCall) => Object.fromEntries(body as FormData);

export function open(api: Record<string, Reply> = {}, path = "/submit") {
  return renderSite(path, {
    session: signedIn(),
    api: { "GET /studio/studio": () => studio(), [PICTURE]: picture, ...api },
  });
}
export type Site = Awaited<ReturnType<typeof open>>;

export const press = ({ user }: Site, name: string) => user.click(screen.getByRole("button", { name }));
export const valueIn = (label: string) => screen.getByLabelText<HTMLInputElement>(label).value;

/** Without layout, a select does not show the choice that the form fills in. */
export async function choose({ user }: Site) {
  await user.selectOptions(screen.getByLabelText("Category"), "Casual");
  await user.selectOptions(screen.getByLabelText("Section"), "Women");
}

/** Everything that a look needs. */
export async function fill(site: Site) {
  const { user } = site;
  await user.upload(
    await screen.findByLabelText("Image"),
    new File(["picture"], "look.jpg", { type: "image/jpeg" }),
  );
  for (const [label, text] of [
    ["Item name of item 1", "Rust kurta"],
    ["Source name of item 1", "Shop"],
    ["Price (₹) of item 1", "1200"],
    ["Item link of item 1", "https://shop.example/1"],
    ["Description", "For a long lunch"],
  ] as const) {
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  }
  await choose(site);
}

/** What the item of a second piece of a board lacks, and a description. */
export async function fillSecond({ user }: Site) {
  for (const [label, text] of [
    ["Source name of item 2", "Shop"],
    ["Price (₹) of item 2", "900"],
    ["Item link of item 2", "https://shop.example/2"],
    ["Description", "For a long lunch"],
  ] as const) {
    await user.click(screen.getByLabelText(label));
    await user.paste(text);
  }
}
