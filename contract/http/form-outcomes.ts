/** What a form that was sent without scripts came to. The server redirects to the page of the outcome. */
export type FormOutcome =
  | "check-inbox"
  | "subscribed"
  | "unsubscribed"
  | "alerts-off"
  | "request-received"
  | "email-confirmed"
  | "email-restored"
  | "account-link-invalid"
  | "account-link-expired"
  | "account-link-used"
  | "address-taken"
  | "not-valid"
  | "link-invalid"
  | "too-large"
  | "too-often"
  | "failed";

export function outcomePath(outcome: FormOutcome): string {
  return `/sent/${outcome}`;
}

/** Where the site's forms are posted to without scripts. */
export const FORM_PATHS = {
  newsletter: "/newsletter",
  confirm: "/newsletter/confirm",
  unsubscribe: "/newsletter/unsubscribe",
  alertsUnsubscribe: "/alerts/unsubscribe",
  bespoke: "/custom-request",
  confirmEmail: "/confirm-email",
  undoEmail: "/undo-email",
} as const;
