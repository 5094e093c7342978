import { useQueryClient } from "@tanstack/react-query";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { changeBoard, createBoard } from "#app/entities/board/board-calls.ts";
import * as messages from "#app/entities/board/messages.ts";
import { refreshBoards } from "#app/entities/board/saved-outfits.ts";
import { failureText } from "#app/lib/failure-text.ts";
import { useIdempotencyKey } from "#app/lib/use-idempotency-key.ts";
import { useSingleMutation } from "#app/lib/use-single-mutation.ts";
import { actPendingNow } from "#app/ui/act-after-undo.ts";
import { Button } from "#app/ui/button.tsx";
import { classNames } from "#app/ui/class-names.ts";
import { Field } from "#app/ui/field.tsx";
import { Input } from "#app/ui/input.tsx";
import type { Board } from "#contract/boards/boards.ts";

interface BoardNameFormProps {
  /** The board to rename; without it a new one is made. */
  board?: Pick<Board, "_id" | "name"> | undefined;
  onDone: (board: Board) => void;
  onCancel: () => void;
  className?: string | undefined;
}

export function BoardNameForm({ board, onDone, onCancel, className }: BoardNameFormProps) {
  const [name, setName] = useState(board?.name ?? "");
  const field = useRef<HTMLInputElement>(null);
  const client = useQueryClient();
  const { keyFor, settle } = useIdempotencyKey();
  const sending = useSingleMutation({
    meta: { failureMessage: "Naming a board failed" },
    mutationFn: async () => {
      // A board whose deletion can still be undone occupies its name.
      await actPendingNow();
      return board ? changeBoard(board._id, { name }) : createBoard({ name }, keyFor(name));
    },
    onSuccess: (named) => {
      settle();
      void refreshBoards(client);
      onDone(named);
    },
    onError: () => field.current?.focus(),
  });
  useEffect(() => {
    field.current?.focus();
    field.current?.select();
  }, []);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!sending.isPending) sending.mutate();
  }

  return (
    <form noValidate onSubmit={submit} className={classNames("grid gap-3", className)}>
      <Field
        label={messages.boardName}
        error={sending.error ? failureText(sending.error, messages.namingFailed) : undefined}
      >
        {(control) => (
          <Input
            {...control}
            ref={field}
            value={name}
            autoComplete="off"
            placeholder={messages.exampleName}
            onChange={(event) => {
              setName(event.target.value);
              if (sending.isError) sending.reset();
            }}
          />
        )}
      </Field>
      <div className="flex gap-2">
        <Button type="submit" size="small" busy={sending.isPending}>
          {board ? messages.rename : messages.create}
        </Button>
        <Button variant="ghost" size="small" disabled={sending.isPending} onClick={onCancel}>
          {messages.cancel}
        </Button>
      </div>
    </form>
  );
}
