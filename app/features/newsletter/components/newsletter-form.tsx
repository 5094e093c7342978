import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { signUpForNewsletter } from "#app/features/newsletter/api/newsletter.ts";
import { browserApi } from "#app/lib/api-client.ts";
import { failureText } from "#app/lib/failure-text.ts";
import { Button } from "#app/ui/button.tsx";
import { EmailInput } from "#app/ui/email-input.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { NEWSLETTER_MESSAGES } from "#contract/messages/newsletter.ts";

interface NewsletterFormProps {
  button: string;
  /** On the house's red. */
  inverse?: boolean;
  className?: string;
}

/** The e-mail box of the footer and of the community; what it says comes from the server. */
export function NewsletterForm({ button, inverse, className }: NewsletterFormProps) {
  const [email, setEmail] = useState("");
  const joining = useMutation({
    mutationFn: (address: string) => signUpForNewsletter(browserApi, address),
    onSuccess: () => setEmail(""),
  });

  function join(event: FormEvent) {
    event.preventDefault();
    joining.mutate(email);
  }
  function change(typed: string) {
    setEmail(typed);
    if (!joining.isIdle) joining.reset();
  }

  return (
    <div className={className}>
      <form className="flex max-w-md flex-col gap-3 sm:flex-row" method="post" onSubmit={join}>
        <EmailInput
          value={email}
          onType={change}
          locked={joining.isPending}
          labelHidden
          className="flex-1"
          tone={inverse ? "onAccent" : "paper"}
        />
        <Button type="submit" variant={inverse ? "onAccent" : "primary"} busy={joining.isPending}>
          {button}
        </Button>
      </form>
      {joining.isSuccess && (
        <Notice tone="success" className="mt-3 max-w-md">
          {joining.data.message || NEWSLETTER_MESSAGES.signedUp}
        </Notice>
      )}
      {joining.isError && (
        <Notice tone="danger" className="mt-3 max-w-md">
          {failureText(joining.error, NEWSLETTER_MESSAGES.failed)}
        </Notice>
      )}
    </div>
  );
}
