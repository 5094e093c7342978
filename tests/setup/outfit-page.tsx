import { screen, within } from "@testing-library/react";
import { outfit, signedIn } from "#tests/factories/api-results.ts";
import { renderSite } from "./render-site.tsx";

export const PATH = "/outfit/outfit-1";
export const OUTFIT = `GET ${PATH}`;

type Changes = Parameters<typeof outfit>[0];
type Options = NonNullable<Parameters<typeof renderSite>[1]>;

export const main = () => within(screen.getByRole("main"));
export const items = () => within(screen.getByRole("region", { name: "Outfit Items" }));

/**
 * Renders the page of an outfit with these changes and waits until it is shown; to a visitor, unless
 * `session` says otherwise.
 */
export async function openOutfit(changes: Changes = {}, { api, ...options }: Options = {}) {
  const site = await renderSite(PATH, { ...options, api: { [OUTFIT]: () => outfit(changes), ...api } });
  await screen.findByRole("region", { name: "Outfit Items" });
  return site;
}

export const openSignedIn = (changes: Changes = {}, api: Options["api"] = {}) =>
  openOutfit(changes, { session: signedIn(), api });
