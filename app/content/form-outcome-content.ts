import type { FormOutcome } from "#contract/http/form-outcomes.ts";
import { BESPOKE_MESSAGES } from "#contract/messages/bespoke.ts";
import { ALERT_MESSAGES } from "#contract/messages/boards.ts";
import { MAILING_ERRORS } from "#contract/messages/mailing.ts";
import { NEWSLETTER_MESSAGES } from "#contract/messages/newsletter.ts";
import { CONFIRM_EMAIL, LINK_FAILURES, UNDO_EMAIL } from "./account-links-content.ts";
import { ALERTS_OFF, CONFIRM, FAILED, UNSUBSCRIBE } from "./newsletter-content.ts";

interface OutcomeCopy {
  /** The middle part is set in italics. */
  title: readonly [string, string, string];
  text: string;
  /** What to do next; without it, to browse outfits. */
  next?: { to: string; label: string };
}

const TO_PROFILE = { to: "/profile", label: "Go to Your Profile" } as const;

/** Copy of the page after a form that was sent without scripts, for the shop's owner to replace. */
export const FORM_OUTCOME: Record<FormOutcome, OutcomeCopy> = {
  "check-inbox": { title: ["Almost ", "there", ""], text: NEWSLETTER_MESSAGES.signedUp },
  subscribed: { title: CONFIRM.done.title, text: `${NEWSLETTER_MESSAGES.confirmed} ${CONFIRM.done.text}` },
  unsubscribed: {
    title: UNSUBSCRIBE.done.title,
    text: `${NEWSLETTER_MESSAGES.unsubscribed} ${UNSUBSCRIBE.done.text}`,
  },
  "alerts-off": {
    title: ALERTS_OFF.done.title,
    text: `${ALERT_MESSAGES.unsubscribed} ${ALERTS_OFF.done.text}`,
  },
  "request-received": { title: ["It's ", "on its way", ""], text: BESPOKE_MESSAGES.received },
  "email-confirmed": CONFIRM_EMAIL.done,
  "email-restored": {
    ...UNDO_EMAIL.done,
    next: { to: "/forgot-password", label: UNDO_EMAIL.done.button },
  },
  "account-link-invalid": { ...LINK_FAILURES.LINK_INVALID, next: TO_PROFILE },
  "account-link-expired": { ...LINK_FAILURES.LINK_EXPIRED, next: TO_PROFILE },
  "account-link-used": { ...LINK_FAILURES.LINK_USED, next: TO_PROFILE },
  "address-taken": {
    title: ["That address is ", "taken", ""],
    text: "Another account has this email address now. If it is yours, please sign in to it and delete it or change its address, then open the link again.",
    next: TO_PROFILE,
  },
  "not-valid": {
    title: FAILED,
    text: "Please go back and check what you entered: the email address, and the picture if you chose one.",
  },
  "link-invalid": { title: CONFIRM.failed.title, text: MAILING_ERRORS.tokenInvalid.text },
  "too-large": {
    title: FAILED,
    text: "That was too large: a picture may have at most 5 MB. Please go back and choose another one.",
  },
  "too-often": { title: FAILED, text: "That was too often. Please try again in an hour." },
  failed: { title: FAILED, text: NEWSLETTER_MESSAGES.failed },
};
