import { ENGAGEMENT_MESSAGES } from "./messages/engagement.ts";

/** How an author is named: the username, else the full name, else 'Anonymous' (spec section 2, D17). */
export function authorName(author: { username: string; userFullName: string }): string {
  return author.username || author.userFullName || ENGAGEMENT_MESSAGES.anonymous;
}
