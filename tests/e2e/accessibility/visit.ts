import type { APIRequestContext, Page } from "@playwright/test";
import { ADMIN } from "../../setup/admin.ts";
import { type ApiReplies, replyToCalls } from "../../setup/api-replies.ts";
import { restoreSession, sharedPerson } from "../people.ts";

/** Brings the page into the state of its name and waits until the state shows. */
type Reach = (page: Page, request: APIRequestContext) => Promise<unknown>;

/** One visit to a screen and the states it is checked in, in their order. */
export interface Visit {
  path: string | ((request: APIRequestContext) => Promise<string>);
  as?: "shopper" | "administrator";
  /** Replies of the API that are not the server's. */
  replies?: ApiReplies;
  /** Checked at the desktop's width too. */
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
