import { type FieldValues, type Path, type Resolver, useForm } from "react-hook-form";
import { fieldMessage, formMessage } from "#app/features/account/form-errors.ts";

interface AccountFormOptions<Input extends FieldValues> {
  resolver: Resolver<Input, unknown, Input>;
  /** Shown once above the form when required fields are missing. */
  incomplete: string;
  /** Its rejection is shown above the form. */
  send: (input: Input) => Promise<unknown>;
}

/** The sign-in or sign-up form: its fields, its messages, and whether it is being sent. */
export function useAccountForm<Input extends FieldValues>({
  resolver,
  incomplete,
  send,
}: AccountFormOptions<Input>) {
  const { register, handleSubmit, watch, setError, formState } = useForm<Input, unknown, Input>({ resolver });
  const { errors, isSubmitting } = formState;

  return {
    busy: isSubmitting,
    message: formMessage(errors, incomplete),
    watch,
    submit: handleSubmit((input) =>
      send(input).catch((error: Error) => setError("root", { message: error.message })),
    ),
    /** The props of the text field of that name. */
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
