import { type FormEvent, useState } from "react";
import { NEWSLETTER } from "#app/content/shop-content.ts";
import { useSettings } from "#app/entities/settings/settings.ts";
import { browserApi } from "#app/lib/api-client.ts";
import { failureText } from "#app/lib/failure-text.ts";
import { useSingleMutation } from "#app/lib/use-single-mutation.ts";
import { Button } from "#app/ui/button.tsx";
import { EmailInput } from "#app/ui/email-input.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { FORM_PATHS } from "#contract/http/form-outcomes.ts";
import { EMAIL_INVALID } from "#contract/messages/account.ts";
import { NEWSLETTER_MESSAGES } from "#contract/messages/newsletter.ts";

interface NewsletterFormProps {
  /** On the accent colour. */
  inverse?: boolean;
  className?: string;
}

export function FooterNewsletter() {
  const { claims } = useSettings();
  return (
    <section id="newsletter" aria-labelledby="newsletter-title">
      <h2 id="newsletter-title" className="font-display text-display-s">
        {NEWSLETTER.title}
      </h2>
      <p className="mt-3 max-w-[40ch] text-ink-soft text-small">{claims?.footer ?? NEWSLETTER.text}</p>
      <NewsletterForm className="mt-6" />
    </section>
  );
}

/** The newsletter form of the footer and the community section; shows the server's message. */
export function NewsletterForm({ inverse, className }: NewsletterFormProps) {
  const [email, setEmail] = useState("");
  const [emailError, setEmailError] = useState<string>();
  const subscription = useSingleMutation({
    mutationFn: signUpForNewsletter,
    onSuccess: () => setEmail(""),
  });

  function subscribe(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const field = event.currentTarget.querySelector("input");
    if (!field || field.checkValidity()) return subscription.mutate(email);
    setEmailError(email.trim() ? EMAIL_INVALID : NEWSLETTER_MESSAGES.emailRequired);
    field.focus();
  }
  function change(typed: string) {
    setEmail(typed);
    setEmailError(undefined);
    if (!subscription.isIdle) subscription.reset();
  }

  return (
    <div className={className}>
      <form
        className="flex max-w-md flex-col gap-3 sm:flex-row sm:items-start"
        method="post"
        action={FORM_PATHS.newsletter}
        data-native
        noValidate
        onSubmit={subscribe}
      >
        <EmailInput
          value={email}
          onType={change}
          locked={subscription.isPending}
          error={emailError}
          labelHidden
          className="flex-1"
          tone={inverse ? "onAccent" : "paper"}
        />
        <Button type="submit" variant={inverse ? "onAccent" : "primary"} busy={subscription.isPending}>
          {NEWSLETTER.button}
        </Button>
      </form>
      {subscription.isSuccess && (
        <Notice tone="success" className="mt-3 max-w-md">
          {subscription.data.message || NEWSLETTER_MESSAGES.signedUp}
        </Notice>
      )}
      {subscription.isError && (
        <Notice tone="danger" className="mt-3 max-w-md">
          {failureText(subscription.error, NEWSLETTER_MESSAGES.failed)}
        </Notice>
      )}
    </div>
  );
}

/** The server sends a confirmation e-mail first. */
function signUpForNewsletter(email: string): Promise<{ success: boolean; message: string }> {
  return browserApi({ method: "POST", path: "/newsletter", body: { email } });
}
