import type { APIRequestContext, Page } from "@playwright/test";
import { ADMIN } from "../../setup/admin.ts";
import { type ApiReplies, refuses, replyToCalls } from "../../setup/api-replies.ts";
import { expect } from "../../setup/browser.ts";
import { restoreSession, sharedPerson } from "../people.ts";

/** Brings the page into the named state and waits until it is visible. */
type Reach = (page: Page, request: APIRequestContext) => Promise<unknown>;

/** One visit to a screen and the states in which it is checked, in order. */
export interface Visit {
  path: string | ((request: APIRequestContext) => Promise<string>);
  as?: "shopper" | "administrator";
  /** API responses that replace the server's. */
  replies?: ApiReplies;
  /** Also checked at the width of a desktop. */
  wide?: true;
  /** Console messages that the replies provoke. */
  console?: RegExp;
  states: Record<string, Reach>;
}

export async function openVisit(page: Page, request: APIRequestContext, visit: Visit): Promise<void> {
  const { path, as, replies = {} } = visit;
  if (as) await restoreSession(page, as === "administrator" ? ADMIN : await sharedPerson(request));
  await replyToCalls(page.context(), replies);
  await page.goto(typeof path === "string" ? path : await path(request));
}

/** A section of the dashboard whose `call` is refused. `what` could not be loaded, as its headline says. */
export function notLoaded(path: string, call: string, what: string): Visit {
  return {
    path,
    as: "administrator",
    replies: { [call]: refuses(403) },
    console: new RegExp(`status of 403|${what} could not be loaded`),
    states: {
      failed: (page) =>
        expect(page.getByRole("heading", { name: `The ${what} could not be loaded` })).toBeVisible(),
    },
  };
}
