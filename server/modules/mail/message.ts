/** An e-mail as a feature writes it. */
export interface NewMessage {
  /** What it is about, and what has happened to that: together they name the message, which is written once. */
  about: string;
  event: string;
  /** One address, checked by whoever took it in. */
  recipient: string;
  subject: string;
  text: string;
  html: string;
  headers?: Record<string, string>;
}

/** An e-mail on its way out. */
export interface OutgoingMessage {
  id: string;
  recipient: string;
  subject: string;
  text: string;
  html: string;
  headers: Record<string, string>;
  createdAt: Date;
}

/** Hands a message over; answers where it went, for the log. Rejects when it is not certain that the message was taken. */
export type DeliverMail = (message: OutgoingMessage, signal: AbortSignal) => Promise<string>;

/**
 * Throws an Error for a message in whose headers something could hide. Addresses are checked where they come in and subjects are
 * ours: this is the last line, and whatever it stops is a mistake in the code.
 */
export function assertPlainHeaders({ recipient, subject, headers = {} }: NewMessage): void {
  const values = [recipient, subject, ...Object.entries(headers).flat()];
  if (values.some((value) => /\p{Cc}/u.test(value))) {
    throw new Error(
      "An e-mail's address, subject and headers cannot have line breaks or control characters.",
    );
  }
  if (!/^[^\s<>,;:"@]+@[^\s<>,;:"@]+$/.test(recipient))
    throw new Error("An e-mail goes to one plain address.");
}
