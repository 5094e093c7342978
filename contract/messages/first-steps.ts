import { errorMessages } from "#contract/messages/error-messages.ts";

const CHECK = "Please check SMTP_URL in the shop's configuration, restart the shop, and try again.";

/** Why a test message could not be sent, for an owner who sets the mail server up. */
export const TEST_MAIL_ERRORS = errorMessages("testMail", {
  noServer: "No mail server is set: put its address into SMTP_URL, restart the shop, and try again.",
  noSuchHost: `There is no mail server by this name. ${CHECK}`,
  unreachable: `The mail server does not respond: its name or port is wrong, or it accepts no connections from here. ${CHECK}`,
  notSecure: `The mail server offers no secure connection, or its certificate is not valid. ${CHECK}`,
  signInRefused: `The mail server does not accept the user name or the password. ${CHECK}`,
  senderRefused: ({ reply }: { reply: string }) =>
    `The mail server does not accept the sender's or your address. Please check MAIL_FROM. It said: ${reply}`,
  refused: ({ reply }: { reply: string }) => `The mail server did not take the message. It said: ${reply}`,
  failed: `The message could not be sent. ${CHECK}`,
});
