import type { NewMessage } from "#server/modules/mail/message.ts";

/** A message of a test, where the test does not care. */
export function emailTo(recipient: string, overrides: Partial<NewMessage> = {}): NewMessage {
  return {
    about: `letter/${recipient}`,
    event: "written",
    recipient,
    subject: "Your look — ready",
    text: "Dear reader,\n\nnamaste.\n",
    html: "<p>Dear reader,</p><p>namaste.</p>",
    ...overrides,
  };
}
