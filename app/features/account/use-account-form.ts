import { type UseMutationOptions, useMutation } from "@tanstack/react-query";
import { type FieldValues, type Path, type Resolver, useForm } from "react-hook-form";
import { fieldMessage, formMessage } from "#app/features/account/form-errors.ts";

interface AccountFormOptions<Input extends FieldValues, Answer>
  extends UseMutationOptions<Answer, Error, Input> {
  resolver: Resolver<Input, unknown, Input>;
  /** What the form says, once for all of them, when fields are missing. */
  incomplete: string;
}

/** A form by which people come in, and the call it makes, once at a time. */
export function useAccountForm<Input extends FieldValues, Answer>({
  resolver,
  incomplete,
  ...call
}: AccountFormOptions<Input, Answer>) {
  const { register, handleSubmit, watch, formState } = useForm<Input, unknown, Input>({ resolver });
  const { errors, isSubmitting } = formState;
  const attempt = useMutation(call);

  return {
    busy: isSubmitting,
    /** What keeps the form as a whole from going through. */
    message: formMessage(errors, incomplete) ?? attempt.error?.message,
    watch,
    // A failure is shown; what is awaited here only keeps the form busy.
    submit: handleSubmit((input) => attempt.mutateAsync(input).catch(() => undefined), attempt.reset),
    /** What ties the text field of that name to the form. */
    field: (name: Path<Input>) => {
      const error = errors[name] as { message?: string } | undefined;
      return {
        registration: register(name),
        error: fieldMessage(error, incomplete),
        invalid: Boolean(error),
      };
    },
  };
}
