import type { APIRequestContext, Locator, Page } from "@playwright/test";
import { ADMIN } from "../../setup/admin.ts";
import { type ApiReplies, refuses, replyToCalls } from "../../setup/api-replies.ts";
import { disableLongTimers } from "../page-clock.ts";
import { type Credentials, restoreSession, sharedPerson } from "../people.ts";

/** Brings the page into a state. Returns what is visible in it, at every width. */
export type State = (page: Page, request: APIRequestContext) => Locator | Promise<Locator>;

/** One visit to a screen and the states that axe checks and `npm run shots` pictures, in order. */
export interface Screen {
  path: string | ((request: APIRequestContext) => Promise<string>);
  /** Who is signed in; a visitor without it. */
  as?: (request: APIRequestContext) => Credentials | Promise<Credentials>;
  /** API responses that replace the server's. */
  replies?: ApiReplies;
  /** Console messages that the replies provoke. */
  console?: RegExp;
  /** axe also runs at the width of a desktop. */
  wide?: boolean;
  /** Where the states exist; WIDTHS if it is left out. */
  widths?: readonly Width[];
  states: Record<string, State>;
}

export type Screens = Record<string, Screen>;

const HEIGHTS = { 320: 640, 390: 844, 768: 1024, 1440: 900 };
export type Width = keyof typeof HEIGHTS;

export const WIDTHS: readonly Width[] = [390, 768, 1440];
/** 320 px is the narrowest supported window, and one of 1280 px at 400 % zoom. */
export const WITH_NARROWEST: readonly Width[] = [320, ...WIDTHS];
export const NARROW: readonly Width[] = [390, 768];
export const WIDE: readonly Width[] = [1440];

const PHONE_PX = 390;
const DESKTOP_PX = 1440;

/** Narrow pictures are taken in the phone project, wide ones in the desktop project, which has a mouse. */
export const isNarrow = (width: Width) => width < DESKTOP_PX;

export const axeWidths = ({ widths = WIDTHS, wide = false }: Screen) =>
  widths.filter((width) => width === PHONE_PX || (wide && width === DESKTOP_PX));

export const setWidth = (page: Page, width: Width) => page.setViewportSize({ width, height: HEIGHTS[width] });

export const administrator = () => ADMIN;
export const shopper = sharedPerson;

export async function openScreen(page: Page, request: APIRequestContext, screen: Screen): Promise<void> {
  const { path, as, replies = {} } = screen;
  if (as) await restoreSession(page, await as(request));
  await replyToCalls(page.context(), replies);
  await disableLongTimers(page);
  await page.goto(typeof path === "string" ? path : await path(request));
}

export const headingOf = (page: Page, name: string) => page.getByRole("heading", { name, exact: true });

/** The state in which a heading is visible. */
export const heading =
  (name: string): State =>
  (page) =>
    headingOf(page, name);

export const press = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name, exact: true }).first().click();

/** Presses a button and returns the dialog that opens. */
export async function openDialog(page: Page, buttonName: string | RegExp): Promise<Locator> {
  await press(page, buttonName);
  const dialog = page.getByRole("dialog").last();
  await dialog.waitFor();
  return dialog;
}

export const toast: State = (page) => page.locator("[data-sonner-toast]").first();

/** A section of the dashboard whose `call` is refused. `what` could not be loaded, as its headline says. */
export function notLoaded(path: string, call: string, what: string): Screen {
  return {
    path,
    as: administrator,
    replies: { [call]: refuses(403) },
    console: new RegExp(`status of 403|${what} could not be loaded`),
    states: { failed: heading(`The ${what} could not be loaded`) },
  };
}
