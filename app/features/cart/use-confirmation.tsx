import { type RefObject, useEffect, useRef, useState } from "react";
import { logFailure } from "#app/lib/log.ts";
import { LazyConfirmDialog, loadConfirmDialog } from "#app/loading/lazy-confirm-dialog.tsx";

interface Question {
  type: "danger" | "warning" | "info";
  title: string;
  message: string;
  /** Runs after confirmation; resolves to whether it succeeded. */
  act: () => Promise<boolean>;
}

/**
 * Asks for confirmation. After a success the focus moves to the given element, because the pressed control
 * is usually removed.
 */
export function useConfirmation(focusAfter: RefObject<HTMLElement | null>) {
  const [question, setQuestion] = useState<Question | null>(null);
  const [state, setState] = useState<"closed" | "open" | "busy">("closed");
  const done = useRef(false);

  // Loaded early, so that the dialog opens at once and also after a network failure.
  useEffect(() => {
    loadConfirmDialog().catch((error: unknown) => logFailure("Loading the dialog failed", error));
  }, []);

  function ask(next: Question) {
    done.current = false;
    setQuestion(next);
    setState("open");
  }

  async function confirm() {
    setState("busy");
    done.current = (await question?.act()) ?? false;
    setState("closed");
  }

  function takeFocusBack(): boolean {
    if (done.current) focusAfter.current?.focus();
    return !done.current;
  }

  const dialog = question && (
    <LazyConfirmDialog
      open={state !== "closed"}
      onClose={() => setState("closed")}
      onConfirm={confirm}
      type={question.type}
      title={question.title}
      message={question.message}
      busy={state === "busy"}
      finalFocus={takeFocusBack}
    />
  );

  return { ask, dialog };
}
