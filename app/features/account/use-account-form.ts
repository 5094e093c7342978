import { type UseMutationOptions, useMutation } from "@tanstack/react-query";
import { type FormEvent, useState } from "react";
import type { FieldMessages } from "#app/features/account/account-rules.ts";
import { logFailure } from "#app/lib/log.ts";

type Rules = typeof import("#app/features/account/account-rules.ts");
type Checked<Input> = { input: Input } | { wrong: FieldMessages };

/** Stands among the fields for the form itself. */
const FORM = "";

const loadRules = () => import("#app/features/account/account-rules.ts");

interface AccountFormOptions<Input, Answer> extends UseMutationOptions<Answer, Error, Input> {
  rules: (all: Rules) => (fields: unknown) => Checked<Input>;
  /** What the form says, once for all of them, when fields are missing. */
  incomplete: string;
}

/** A form of text fields that is checked by rules loaded late, and then sent once at a time. */
export function useAccountForm<Input, Answer>({
  rules,
  incomplete,
  ...call
}: AccountFormOptions<Input, Answer>) {
  const [wrong, setWrong] = useState<FieldMessages>({});
  const [busy, setBusy] = useState(false);
  const attempt = useMutation(call);

  async function check(fields: unknown): Promise<Checked<Input>> {
    try {
      return rules(await loadRules())(fields);
    } catch (error) {
      logFailure("The rules of a form could not be loaded", error);
      return { wrong: { [FORM]: error instanceof Error ? error.message : String(error) } };
    }
  }

  async function send(form: HTMLFormElement) {
    attempt.reset();
    const checked = await check(Object.fromEntries(new FormData(form)));
    setWrong("wrong" in checked ? checked.wrong : {});
    // A failure is shown; what is awaited here only keeps the form busy.
    if ("input" in checked) await attempt.mutateAsync(checked.input).catch(() => undefined);
    else form.querySelector<HTMLElement>(selectorOf(checked.wrong))?.focus();
  }

  return {
    busy,
    /** What keeps the form as a whole from going through. */
    message: Object.values(wrong).includes(incomplete) ? incomplete : (wrong[FORM] ?? attempt.error?.message),
    /** What ties the text field of that name to the form. */
    field: (name: keyof Input & string) => ({
      registration: { name },
      error: wrong[name] === incomplete ? undefined : wrong[name],
      invalid: name in wrong,
    }),
    submit: (event: FormEvent<HTMLFormElement>) => {
      event.preventDefault();
      if (busy) return;
      setBusy(true);
      void send(event.currentTarget).finally(() => setBusy(false));
    },
    /** Nothing is wrong with a field that is being changed, until it is sent again. */
    forget: ({ target }: FormEvent<HTMLFormElement>) => {
      const { name } = target as unknown as HTMLInputElement;
      setWrong(({ [name]: _, ...others }) => others);
    },
    /** Somebody has begun to fill in the form. */
    prepare: () => {
      loadRules().catch((error: unknown) =>
        logFailure("The rules of a form could not be loaded ahead", error),
      );
    },
  };
}

/** Finds the fields that are wrong, the first of the form first. */
function selectorOf(wrong: FieldMessages): string {
  return Object.keys(wrong)
    .map((name) => `[name="${name}"]`)
    .join();
}
