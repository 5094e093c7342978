import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";
import { expect } from "../setup/browser.ts";
import type { LocalSmtpServer } from "../setup/smtp-server.ts";
import { scaled } from "../setup/time-limits.ts";

/**
 * Returns the e-mails sent to an address so far, oldest first; the shop under test writes its e-mails
 * to a folder.
 */
async function mailTo(address: string): Promise<Email[]> {
  const folder = process.env.OUTBOX;
  if (!folder) throw new Error("OUTBOX is not set: tests/setup/demo-server.ts sets it for the run.");
  const files = (await readdir(folder).catch(() => [])).filter((file) => file.endsWith(".eml")).sort();
  const mails = await Promise.all(
    files.map(async (file) => PostalMime.parse(await readFile(join(folder, file)))),
  );
  return mails.filter(({ to }) => to?.some((recipient) => recipient.address === address));
}

/** Waits until an address has received `count` e-mails, and returns the newest. */
export async function newestMail(address: string, count = 1): Promise<Email> {
  await expect.poll(async () => (await mailTo(address)).length, { timeout: scaled(15_000) }).toBe(count);
  const newest = (await mailTo(address)).at(-1);
  if (!newest) throw new Error(`No email to ${address}`);
  return newest;
}

/** Waits for the e-mail with this subject that a mail server received for an address. */
export async function receivedMail(smtp: LocalSmtpServer, address: string, subject: string): Promise<Email> {
  const find = () => smtp.to(address).find(({ mail }) => mail.subject === subject)?.mail;
  await expect.poll(find, { message: subject, timeout: scaled(15_000) }).toBeDefined();
  const mail = find();
  if (!mail) throw new Error(`No email "${subject}" to ${address}`);
  return mail;
}

/** Path and query of the first link in an e-mail that leads to a page of the shop. */
export function linkTo(page: string, { text = "" }: Email): string {
  const address = text.match(new RegExp(`https?://\\S+${page}\\?token=[\\w-]+`))?.[0];
  if (!address) throw new Error(`The email has no link to ${page}:\n${text}`);
  const { pathname, search } = new URL(address);
  return pathname + search;
}
