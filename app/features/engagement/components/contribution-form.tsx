import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { useAttemptKey } from "#app/lib/use-attempt-key.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Field } from "#app/ui/field.tsx";
import { Textarea } from "#app/ui/input.tsx";

interface ContributionFormProps {
  label: string;
  placeholder: string;
  maxLength: number;
  /** Says how many of the characters are used. */
  counted?: boolean;
  button: string;
  /** Begins with the focus in the text. */
  autoFocus?: boolean;
  /** Beside the button. */
  beside?: ReactNode;
  /** Answers whether the text has gone through; the key makes it go through once. */
  onPost: (text: string, key: string) => Promise<boolean>;
}

/** Where somebody writes a comment or a reply. A text that did not go through stays, to be sent again. */
export function ContributionForm({
  label,
  placeholder,
  maxLength,
  counted,
  button,
  autoFocus,
  beside,
  onPost,
}: ContributionFormProps) {
  const [text, setText] = useState("");
  const [busy, setBusy] = useState(false);
  const { keyFor, settle } = useAttemptKey();
  const area = useRef<HTMLTextAreaElement>(null);
  const wanted = text.trim();

  useEffect(() => {
    if (autoFocus) area.current?.focus();
  }, [autoFocus]);

  async function post(event: FormEvent) {
    event.preventDefault();
    if (wanted === "" || busy) return;
    setBusy(true);
    if (await onPost(wanted, keyFor(wanted))) {
      settle();
      setText("");
    }
    setBusy(false);
  }

  return (
    <form onSubmit={post} className="grid gap-3">
      <Field
        label={label}
        labelHidden
        hint={counted && <span className="tabular-nums">{`${text.length}/${maxLength} characters`}</span>}
      >
        {(control) => (
          <Textarea
            {...control}
            ref={area}
            placeholder={placeholder}
            maxLength={maxLength}
            value={text}
            readOnly={busy}
            onChange={(event) => setText(event.target.value)}
          />
        )}
      </Field>
      {/* Level with the count, which ends where this begins. */}
      <div className={classNames("flex flex-wrap items-center justify-end gap-3", counted && "-mt-7 ml-36")}>
        {beside}
        <Button type="submit" size={counted ? "medium" : "small"} disabled={wanted === ""} busy={busy}>
          {button}
        </Button>
      </div>
    </form>
  );
}
