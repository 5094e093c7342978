/** An e-mail to enqueueEmail. */
export interface NewMessage {
  /**
   * The entity it is about, and the event: together the deduplication key, so that a message is enqueued
   * once.
   */
  about: string;
  event: string;
  /** One address, validated where it was entered. */
  recipient: string;
  /**
   * Whether somebody entered the address who has not shown that it is theirs: it gets at most a few messages
   * a day, of all kinds, one of them only about the account that has it.
   */
  unproved: boolean;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
}

/** An enqueued e-mail. */
export interface OutgoingMessage {
  id: string;
  /** The shop's own name; absent for that of the configured sender. */
  senderName?: string | undefined;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  createdAt: Date;
}

/**
 * Delivers a message; resolves to its destination, for the log. Rejects unless it is certain that the message
 * was accepted.
 */
export type DeliverMail = (message: OutgoingMessage, signal: AbortSignal) => Promise<string>;

/**
 * Throws an Error for a message that could inject headers. Addresses are validated where they are entered and
 * subjects are constants, so an error here is a bug.
 */
export function assertPlainHeaders({ recipient, subject, headers = {} }: NewMessage): void {
  const values = [recipient, subject, ...Object.entries(headers).flat()];
  if (values.some((value) => /\p{Cc}/u.test(value))) {
    throw new Error("An email's address, subject and headers cannot have line breaks or control characters.");
  }
  if (!/^[^\s<>,;:"@]+@[^\s<>,;:"@]+$/.test(recipient))
    throw new Error("An email goes to one plain address.");
}
