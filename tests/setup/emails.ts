import { expect } from "vitest";
import type { MailShop } from "./mail-shop.ts";
import type { ReceivedMail } from "./smtp-server.ts";
import { scaled } from "./time-limits.ts";

/** The first message to an address with this subject, once it is there. */
export async function emailFor({ smtp }: MailShop, address: string, subject: string): Promise<ReceivedMail> {
  const find = () => smtp.to(address).find(({ mail }) => mail.subject === subject);
  const options = { message: `${subject} for ${address}`, timeout: scaled(10_000) };
  await expect.poll(find, options).toBeDefined();
  return find() as ReceivedMail;
}

/**
 * The secret in an e-mail's link to a newsletter page; expects the same one in the text and the HTML part.
 */
export function secretIn(email: ReceivedMail, page: "confirm" | "unsubscribe"): string {
  return tokenIn(email, `/newsletter/${page}`);
}

/**
 * The token in an e-mail's link to a page of the shop; expects the same one in the text and the HTML part.
 */
export function tokenIn({ mail }: ReceivedMail, page: string): string {
  const link = new RegExp(`https://shop\\.example${page}\\?token=([\\w-]{43})(?![\\w-])`);
  const secret = mail.text?.match(link)?.[1];
  expect(mail.html?.match(link)?.[1]).toBe(secret);
  if (secret === undefined) throw new Error(`The email has no link to ${page}`);
  return secret;
}
