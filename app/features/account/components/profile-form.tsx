import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useForm } from "react-hook-form";
import { updateUser } from "#app/features/account/api/update-user.ts";
import { changedFields, type ProfileFields, profileFields } from "#app/features/account/changed-fields.ts";
import { TextField } from "#app/features/account/components/text-field.tsx";
import { lazyProfileResolver, preloadProfileResolver } from "#app/features/account/lazy-profile-resolver.ts";
import { browserApi } from "#app/lib/api-client.ts";
import { failSessionWork, keepUser, startSessionWork } from "#app/lib/session-store.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Select } from "#app/ui/input.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { ACCOUNT_MESSAGES } from "#contract/messages/account.ts";
import type { User } from "#contract/user.ts";

/** What somebody may change about themselves; only what was changed is sent (spec section 5). */
export function ProfileForm({ user }: { user: User }) {
  const [shown, setShown] = useState(() => profileFields(user));
  const [unchanged, setUnchanged] = useState(false);
  const { register, handleSubmit, reset, formState } = useForm<ProfileFields, unknown, ProfileFields>({
    resolver: lazyProfileResolver,
    defaultValues: shown,
  });
  const { errors, isSubmitting } = formState;
  const update = useMutation({
    mutationFn: (changes: Partial<ProfileFields>) => updateUser(browserApi, user._id, changes),
    onMutate: startSessionWork,
    onSuccess: (answer) => {
      keepUser(answer);
      setShown(profileFields(answer));
      reset(profileFields(answer));
    },
    onError: failSessionWork,
  });

  function forgetOutcome() {
    setUnchanged(false);
    update.reset();
  }
  const send = handleSubmit(async (fields) => {
    forgetOutcome();
    const changes = changedFields(shown, fields);
    if (Object.keys(changes).length === 0) return setUnchanged(true);
    // The failure is shown; what is awaited here only keeps the form busy.
    await update.mutateAsync(changes).catch(() => undefined);
  }, forgetOutcome);
  const failure = errors.root?.message ?? update.error?.message;

  return (
    <form method="post" noValidate onSubmit={send} onFocus={preloadProfileResolver} className="grid gap-6">
      {!isSubmitting && (
        <>
          {unchanged && <Notice tone="info">{ACCOUNT_MESSAGES.noChanges}</Notice>}
          {update.isSuccess && <Notice tone="success">{ACCOUNT_MESSAGES.updated}</Notice>}
          {failure && <Notice tone="danger">{failure}</Notice>}
        </>
      )}
      <div className="grid gap-6 sm:grid-cols-2">
        <TextField
          label="Username"
          autoComplete="nickname"
          registration={register("username")}
          error={errors.username?.message}
        />
        <TextField
          label="Full name"
          autoComplete="name"
          registration={register("fullName")}
          error={errors.fullName?.message}
        />
        <TextField
          label="E-mail"
          type="email"
          autoComplete="email"
          registration={register("email")}
          error={errors.email?.message}
        />
        <Field label="Gender" error={errors.gender?.message}>
          {(control) => (
            <Select {...control} {...register("gender")} autoComplete="sex">
              <option value="">Not said</option>
              <option value="Male">Male</option>
              <option value="Female">Female</option>
            </Select>
          )}
        </Field>
      </div>
      <TextField
        label="New password"
        type="password"
        autoComplete="new-password"
        placeholder="Leave blank to keep current"
        registration={register("password")}
        error={errors.password?.message}
      />
      <Button type="submit" size="large" busy={isSubmitting} className="sm:justify-self-start">
        {isSubmitting ? "Updating Profile..." : "Update Profile"}
      </Button>
    </form>
  );
}
