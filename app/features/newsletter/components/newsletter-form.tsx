import { useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import { signUpForNewsletter } from "#app/features/newsletter/api/newsletter.ts";
import { browserApi } from "#app/lib/api-client.ts";
import { failureText } from "#app/lib/failure-text.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { EMAIL_MAX_LENGTH } from "#contract/limits.ts";
import { NEWSLETTER_MESSAGES } from "#contract/messages/newsletter.ts";

interface NewsletterFormProps {
  button: string;
  /** On the house's red. */
  inverse?: boolean;
  className?: string;
}

/** The e-mail box of the footer and of the community; the browser alone checks what is typed (spec section 5). */
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
        <Field label="E-mail" labelHidden className="flex-1">
          {(control) => (
            <Input
              {...control}
              type="email"
              name="email"
              autoComplete="email"
              placeholder="you@example.com"
              maxLength={EMAIL_MAX_LENGTH}
              value={email}
              readOnly={joining.isPending}
              onChange={(event) => change(event.target.value)}
              className={classNames(inverse && "border-paper focus-visible:outline-paper")}
              required
            />
          )}
        </Field>
        <Button
          type="submit"
          busy={joining.isPending}
          className={classNames(
            inverse && "focus-visible:outline-paper enabled:hover:bg-paper enabled:hover:text-ink",
          )}
        >
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
