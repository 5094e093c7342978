import { ENGAGEMENT_MESSAGES } from "#contract/messages/engagement.ts";

/**
 * Name shown for an author: the username, else the full name, else 'Anonymous' (a deleted
 * account has neither).
 */
export function authorName(author: { username: string; userFullName: string }): string {
  return author.username || author.userFullName || ENGAGEMENT_MESSAGES.anonymous;
}
