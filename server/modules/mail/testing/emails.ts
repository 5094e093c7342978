import type { NewMessage } from "#server/modules/mail/message.ts";

/** A message with default content. */
export function emailTo(recipient: string, overrides: Partial<NewMessage> = {}): NewMessage {
  return {
    about: `test/${recipient}`,
    event: "written",
    recipient,
    unproved: false,
    subject: "Your look — ready",
    text: "Dear reader,\n\nnamaste.\n",
    html: "<p>Dear reader,</p><p>namaste.</p>",
    ...overrides,
  };
}
