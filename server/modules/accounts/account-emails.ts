import { CONFIRM_EMAIL_HOURS, RESET_PASSWORD_MINUTES, UNDO_EMAIL_DAYS } from "#contract/limits.ts";
import {
  button,
  composeEmail,
  type EmailContent,
  type EmailSettings,
  paragraph,
  smallPrint,
} from "#server/modules/mail/email-template.ts";

const HAS_ACCOUNT = "You are receiving this message because you have an account with us.";
const ADDRESS_ENTERED =
  "You are receiving this message because this address was entered for an account on our site.";

/** Asks the owner of an account's address to confirm it. */
export function confirmAddressEmail(settings: EmailSettings, token: string): EmailContent {
  return composeEmail(settings, {
    subject: "Please confirm your email address",
    title: "Please confirm your email address",
    preview: "One click, and your account is complete.",
    blocks: [
      paragraph(
        `This address was entered for an account at ${settings.shop.name}. Please confirm that it is yours, so that you can always get back into your account.`,
      ),
      button("Confirm my address", `${settings.publicUrl}/confirm-email?token=${token}`),
      smallPrint(
        `The link works once, for ${CONFIRM_EMAIL_HOURS} hours. If you have no account with us, somebody mistyped their address: please ignore this message.`,
      ),
    ],
    why: ADDRESS_ENTERED,
  });
}

/** Asks the owner of an address to confirm that it is to replace the one of an account. */
export function confirmNewAddressEmail(settings: EmailSettings, token: string): EmailContent {
  return composeEmail(settings, {
    subject: "Please confirm your new email address",
    title: "Please confirm your new email address",
    preview: "Your account keeps its present address until then.",
    blocks: [
      paragraph(
        `This address was entered as the new one of an account at ${settings.shop.name}. Please confirm it only if it was you who did so.`,
      ),
      button("Confirm my new address", `${settings.publicUrl}/confirm-email?token=${token}`),
      smallPrint(
        `The link works once, for ${CONFIRM_EMAIL_HOURS} hours. If you have not asked for this, please ignore this message: nothing changes.`,
      ),
    ],
    why: ADDRESS_ENTERED,
  });
}

/** Tells an account's address that another one is to replace it, with a link that cancels the change. */
export function emailChangeAskedEmail(
  settings: EmailSettings,
  token: string,
  newAddress: string,
): EmailContent {
  return composeEmail(settings, {
    subject: "Your email address is about to change",
    title: "Your email address is about to change",
    preview: "If it was you, there is nothing more to do.",
    blocks: [
      paragraph(
        `The address of your account at ${settings.shop.name} is to become ${newAddress}. The change is made once that address is confirmed. If it was you, please open the link that we sent there.`,
      ),
      ...undo(settings, token, "Cancel the change"),
    ],
    why: "You are receiving this message because this is the address of an account with us.",
  });
}

/** Tells the former address of an account that another one replaced it, with a link that undoes it. */
export function emailChangedEmail(settings: EmailSettings, token: string): EmailContent {
  return composeEmail(settings, {
    subject: "Your email address was changed",
    title: "Your email address was changed",
    preview: "If it was you, there is nothing more to do.",
    blocks: [
      paragraph(
        `Your account at ${settings.shop.name} has a new email address, and this one no longer belongs to it. If it was you, there is nothing more to do.`,
      ),
      ...undo(settings, token, "Undo the change"),
    ],
    why: "You are receiving this message because this was the address of an account with us.",
  });
}

/** Leads to the page where a new password is chosen. */
export function resetPasswordEmail(settings: EmailSettings, token: string): EmailContent {
  return composeEmail(settings, {
    subject: "Choose a new password",
    title: "Choose a new password",
    preview: `The link works for ${RESET_PASSWORD_MINUTES} minutes.`,
    blocks: [
      paragraph(
        `You asked for a new password for your account at ${settings.shop.name}. Please choose one on the page behind this button.`,
      ),
      button("Choose a new password", `${settings.publicUrl}/reset-password?token=${token}`),
      smallPrint(
        `The link works once, for ${RESET_PASSWORD_MINUTES} minutes. If you did not ask for it, please ignore this message: your password stays as it is.`,
      ),
    ],
    why: "You are receiving this message because a new password was requested for your account.",
  });
}

/** Tells the owner of an account that its password was changed. */
export function passwordChangedEmail(settings: EmailSettings): EmailContent {
  return composeEmail(settings, {
    subject: "Your password was changed",
    title: "Your password was changed",
    preview: "If it was you, there is nothing more to do.",
    blocks: [
      paragraph(
        `The password of your account at ${settings.shop.name} has just been changed, and all other devices were signed out. If it was you, there is nothing more to do.`,
      ),
      smallPrint("If it was not you, please choose a new password at once:"),
      button("Choose a new password", `${settings.publicUrl}/forgot-password`),
    ],
    why: HAS_ACCOUNT,
  });
}

/** Tells the owner of an account that it was signed in to on a device that is new to it. */
export function newDeviceEmail(settings: EmailSettings, device: string): EmailContent {
  return composeEmail(settings, {
    subject: "A new sign-in to your account",
    title: "A new sign-in",
    preview: `${device}. If it was you, there is nothing more to do.`,
    blocks: [
      paragraph(
        `Your account at ${settings.shop.name} was just signed in to on a device that it had not seen before: ${device}. If it was you, there is nothing more to do.`,
      ),
      smallPrint("If it was not you, please choose a new password, which signs out all devices:"),
      button("Choose a new password", `${settings.publicUrl}/forgot-password`),
    ],
    why: HAS_ACCOUNT,
  });
}

/** Tells the owner of an account that a passkey was added to it; with a token, its link undoes that. */
export function passkeyAddedEmail(settings: EmailSettings, token?: string): EmailContent {
  return composeEmail(settings, {
    subject: "A passkey was added to your account",
    title: "A passkey was added",
    preview: "If it was you, there is nothing more to do.",
    blocks: [
      paragraph(
        `A passkey was just added to your account at ${settings.shop.name}. If it was you, there is nothing more to do.`,
      ),
      ...(token === undefined
        ? [
            smallPrint("If it was not you, please remove it on your profile and choose a new password:"),
            button("Open my profile", `${settings.publicUrl}/profile`),
          ]
        : undo(settings, token, "Remove the passkey")),
    ],
    why: HAS_ACCOUNT,
  });
}

/** Tells the owner of an account that an identity provider opens it from now on, and its password no more. */
export function identityLinkedEmail(settings: EmailSettings, issuer: string): EmailContent {
  return composeEmail(settings, {
    subject: "Your account has a new way to sign in",
    title: "A new way to sign in",
    preview: "If it was you, there is nothing more to do.",
    blocks: [
      paragraph(
        `Your account at ${settings.shop.name} was just opened by ${new URL(issuer).host}, which opens it from now on. Its former password no longer works, and all other devices were signed out. If it was you, there is nothing more to do.`,
      ),
      smallPrint("If it was not you, please choose a new password and unlink this sign-in on your profile:"),
      button("Choose a new password", `${settings.publicUrl}/forgot-password`),
    ],
    why: HAS_ACCOUNT,
  });
}

function undo({ publicUrl }: EmailSettings, token: string, label: string) {
  return [
    smallPrint(
      `If it was not you, please ${label.toLowerCase()}. It signs out all devices, and you choose a new password:`,
    ),
    button(label, `${publicUrl}/undo-email?token=${token}`),
    smallPrint(`The link works once, for ${UNDO_EMAIL_DAYS} days.`),
  ];
}
