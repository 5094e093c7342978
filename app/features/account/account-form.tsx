import { type FormEvent, type ReactNode, useEffect, useRef, useState } from "react";
import type { ZodType } from "zod";
import { useSingleMutation } from "#app/lib/use-single-mutation.ts";
import { loadPressed } from "#app/loading/load-code.ts";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";

type AccountSchemas = typeof import("#app/features/account/account-schemas.ts");

interface AccountFormOptions<Input> {
  schema: (schemas: AccountSchemas) => ZodType<Input>;
  /** Shown once above the form when required fields are missing. */
  incomplete: string;
  /** The error of a rejection is shown above the form. */
  send: (input: Input) => Promise<unknown>;
}

/** Messages of invalid fields by their names. */
type FieldMessages = Partial<Record<string, string>>;

/**
 * Fields are validated when the form is sent and, from then on, when they change.
 */
export function useAccountForm<Input>({ schema, incomplete, send }: AccountFormOptions<Input>) {
  const [messages, setMessages] = useState<FieldMessages>({});
  const wasSent = useRef(false);

  const validate = (schemas: AccountSchemas, form: HTMLFormElement) =>
    schema(schemas).safeParse(Object.fromEntries(new FormData(form)));

  const sending = useSingleMutation({
    mutationFn: async (form: HTMLFormElement) => {
      const { data, error } = validate(await loadPressed(loadSchemas), form);
      const invalid = firstMessages(error?.issues);
      setMessages(invalid);
      if (data !== undefined) return send(data);
      const first = form.elements.namedItem(Object.keys(invalid)[0] ?? "");
      if (first instanceof HTMLElement) first.focus();
    },
  });

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    wasSent.current = true;
    sending.mutate(event.currentTarget);
  }

  async function revalidate({ currentTarget, target }: FormEvent<HTMLFormElement>) {
    if (!wasSent.current || !(target instanceof HTMLInputElement)) return;
    const schemas = await loadSchemas().catch(() => undefined);
    if (!schemas) return;
    const message = firstMessages(validate(schemas, currentTarget).error?.issues)[target.name];
    setMessages((now) => ({ ...now, [target.name]: message }));
  }

  const isIncomplete = Object.values(messages).includes(incomplete);
  return {
    busy: sending.isPending,
    message: isIncomplete ? incomplete : sending.error?.message,
    error: sending.error,
    submit,
    revalidate,
    /**
     * The props of the text field of that name. A missing value has one message above the form instead
     * of its own.
     */
    field: (name: keyof Input & string) => ({
      name,
      error: messages[name] === incomplete ? undefined : messages[name],
      invalid: messages[name] !== undefined,
    }),
  };
}

const loadSchemas = (): Promise<AccountSchemas> => import("#app/features/account/account-schemas.ts");

/** A failure is ignored here and shown when the form is sent. */
function preloadSchemas(): void {
  loadSchemas().catch(() => undefined);
}

/** The first message of each invalid field, in the order of the schema. */
function firstMessages(issues: readonly { path: PropertyKey[]; message: string }[] = []): FieldMessages {
  const messages: FieldMessages = {};
  for (const { path, message } of issues) messages[String(path[0])] ??= message;
  return messages;
}

interface AccountFormProps {
  form: Pick<ReturnType<typeof useAccountForm>, "busy" | "message" | "submit" | "revalidate">;
  button: string;
  /** The button's label while the form is being sent. */
  busyButton: string;
  /** Shown with the message of a rejection. */
  advice?: ReactNode;
  /** The fields. */
  children: ReactNode;
}

export function AccountForm({ form, button, busyButton, advice, children }: AccountFormProps) {
  const { busy, message, submit, revalidate } = form;
  const frame = useRef<HTMLFormElement>(null);

  // The first invalid field is focused by now; the message above it may be out of view.
  useEffect(() => {
    if (message && !busy) frame.current?.scrollIntoView({ block: "nearest" });
  }, [message, busy]);

  return (
    <form
      ref={frame}
      method="post"
      noValidate
      onSubmit={submit}
      onChange={revalidate}
      onFocus={preloadSchemas}
      className="grid gap-6"
    >
      {message && !busy && (
        <Notice tone="danger">
          <span>{message}</span>
          {advice && <span className="ml-2">{advice}</span>}
        </Notice>
      )}
      {children}
      <Button type="submit" size="large" wide busy={busy}>
        {busy ? busyButton : button}
      </Button>
    </form>
  );
}
