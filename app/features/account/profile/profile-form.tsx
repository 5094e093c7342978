import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useEffect, useState } from "react";
import { useForm } from "react-hook-form";
import { refreshAccount } from "#app/entities/account/account-state.ts";
import { isPasswordRequired } from "#app/entities/account/fresh-session.ts";
import { clearSessionError, storeUser } from "#app/entities/session/session-store.ts";
import { updateUser } from "#app/features/account/account-calls.ts";
import * as shared from "#app/features/account/messages.ts";
import {
  changedFields,
  type ProfileFields,
  profileFields,
} from "#app/features/account/profile/changed-fields.ts";
import { LazyConfirmIdentityDialog } from "#app/features/account/profile/identity-dialog.tsx";
import {
  lazyProfileResolver,
  preloadProfileResolver,
} from "#app/features/account/profile/lazy-profile-resolver.ts";
import * as messages from "#app/features/account/profile/messages.ts";
import { runSessionCall } from "#app/features/account/run-session-call.ts";
import { TextField } from "#app/features/account/text-field.tsx";
import { failureText } from "#app/lib/failure-text.ts";
import { useSingleMutation } from "#app/lib/use-single-mutation.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Select } from "#app/ui/input.tsx";
import { LockedFields } from "#app/ui/locked-fields.tsx";
import { Notice } from "#app/ui/notice.tsx";
import type { User, UserUpdate } from "#contract/account/account.ts";
import { ACCOUNT_MESSAGES } from "#contract/messages/account.ts";

/** Changes that need the password or a passkey. */
interface Question {
  changes: UserUpdate;
  error?: string;
  busy?: boolean;
}

/** Only changed fields are sent. */
export function ProfileForm({ user }: { user: User }) {
  const queryClient = useQueryClient();
  const [shown, setShown] = useState(() => profileFields(user));
  const [question, setQuestion] = useState<Question>();
  const [outcome, setOutcome] = useState<"unchanged" | "updated">();
  const { register, handleSubmit, reset, resetField, setError, formState } = useForm<
    ProfileFields,
    unknown,
    ProfileFields
  >({
    resolver: lazyProfileResolver,
    defaultValues: shown,
  });
  const { errors } = formState;

  // A new address may be confirmed elsewhere while the form is open.
  useEffect(() => {
    setShown((fields) => (fields.email === user.email ? fields : { ...fields, email: user.email }));
    resetField("email", { defaultValue: user.email });
  }, [user.email, resetField]);

  async function update(changes: UserUpdate) {
    const updated = await updateUser(user._id, changes);
    storeUser(updated);
    void refreshAccount(queryClient);
    setShown(profileFields(updated));
    reset(profileFields(updated));
    setQuestion(undefined);
    setOutcome("updated");
  }
  function ask(question: Question) {
    // A request for the password is not an error for other parts of the page to show.
    clearSessionError();
    setQuestion(question);
  }
  const submit = handleSubmit(
    async (fields) => {
      setOutcome(undefined);
      const changes = changedFields(shown, fields);
      if (Object.keys(changes).length === 0) return setOutcome("unchanged");
      await runSessionCall(() => update(changes)).catch((error: Error) => {
        if (isPasswordRequired(error)) ask({ changes });
        else setError("root", { message: failureText(error) });
      });
    },
    () => setOutcome(undefined),
  );
  const sending = useSingleMutation({ mutationFn: () => submit() });
  function send(event: FormEvent) {
    event.preventDefault();
    sending.mutate();
  }
  async function confirm({ changes }: Question, currentPassword: string | undefined) {
    setQuestion({ changes, busy: true });
    await runSessionCall(() => update({ ...changes, currentPassword })).catch((error: Error) => {
      if (isPasswordRequired(error)) return ask({ changes, error: error.message });
      setQuestion(undefined);
      setError("root", { message: failureText(error) });
    });
  }

  return (
    <>
      <form method="post" noValidate onSubmit={send} onFocus={preloadProfileResolver} className="grid gap-6">
        {/* The response replaces what is in the fields. */}
        <LockedFields locked={sending.isPending || question?.busy} className="grid min-w-0 gap-6">
          <div className="grid gap-6 sm:grid-cols-2">
            <TextField
              label={shared.username}
              autoComplete="nickname"
              {...register("username")}
              error={errors.username?.message}
            />
            <TextField
              label={messages.fullName}
              autoComplete="name"
              {...register("fullName")}
              error={errors.fullName?.message}
            />
            <TextField
              label={shared.email}
              type="email"
              autoComplete="email"
              {...register("email")}
              error={errors.email?.message}
            />
            <Field label={messages.gender} error={errors.gender?.message}>
              {(control) => (
                <Select {...control} {...register("gender")} autoComplete="sex">
                  {Object.entries(messages.genders).map(([gender, label]) => (
                    <option key={gender} value={gender}>
                      {label}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          </div>
          <TextField
            label={shared.newPassword}
            type="password"
            autoComplete="new-password"
            placeholder={messages.keepPassword}
            {...register("password")}
            error={errors.password?.message}
          />
        </LockedFields>
        {/* Beside the button, where the eyes are: the top of the form has left a phone's screen. */}
        {!sending.isPending && (
          <>
            {outcome === "unchanged" && <Notice tone="info">{ACCOUNT_MESSAGES.noChanges}</Notice>}
            {outcome === "updated" && <Notice tone="success">{ACCOUNT_MESSAGES.updated}</Notice>}
            {errors.root && <Notice tone="danger">{errors.root.message}</Notice>}
          </>
        )}
        <Button type="submit" size="large" busy={sending.isPending} className="sm:justify-self-start">
          {sending.isPending ? messages.updatingProfile : messages.updateProfile}
        </Button>
      </form>
      <LazyConfirmIdentityDialog
        open={question !== undefined}
        onClose={() => setQuestion(undefined)}
        onConfirm={(currentPassword) => question && void confirm(question, currentPassword)}
        userId={user._id}
        error={question?.error}
        busy={question?.busy === true}
      />
    </>
  );
}
