import type { SubmissionAction } from "#contract/submissions/submissions.ts";
import {
  button,
  composeEmail,
  type EmailContent,
  type EmailSettings,
  paragraph,
  quotation,
} from "#server/modules/mail/email-template.ts";

const TEXTS: Record<SubmissionAction, { subject: string; text: (category: string) => string }> = {
  publish: {
    subject: "Your look is in the shop",
    text: (category) => `Thank you: your ${category} look is published, with your name as its stylist.`,
  },
  request_changes: {
    subject: "Please change your look",
    text: (category) =>
      `Your ${category} look can be published after a change. Change it under "My looks" in your profile, and submit it again.`,
  },
  decline: {
    subject: "Your look was not published",
    text: (category) => `We have looked at your ${category} look, and will not publish it.`,
  },
};

interface Decision {
  action: SubmissionAction;
  category: string;
  note: string | null;
  /** Of a published look. */
  outfitId: string | null;
}

/** Tells the author of a look what an administrator has decided, with the administrator's note. */
export function decisionEmail(
  settings: EmailSettings,
  { action, category, note, outfitId }: Decision,
): EmailContent {
  const { subject, text } = TEXTS[action];
  const isPublished = action === "publish" && outfitId !== null;
  return composeEmail(settings, {
    ...{ subject, title: subject, preview: text(category) },
    blocks: [
      paragraph(text(category)),
      ...(note ? [quotation(settings, "What the shop says", note)] : []),
      isPublished
        ? button("See your look", `${settings.publicUrl}/outfit/${outfitId}`)
        : button("See your looks", `${settings.publicUrl}/profile#my-looks`),
    ],
    why: "You are receiving this message because you submitted a look.",
  });
}
