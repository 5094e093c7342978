import { type RefObject, useEffect, useRef, useState } from "react";
import { logFailure } from "#app/lib/log.ts";
import { LazyConfirmDialog, loadConfirmDialog } from "#app/ui/lazy-confirm-dialog.tsx";

interface Question {
  type: "danger" | "warning" | "info";
  title: string;
  message: string;
  /** What is done when the answer is yes; resolves to whether it was. */
  act: () => Promise<boolean>;
}

/** Asks before something is done. Once it is done, the focus goes to the place given, for what was pressed is likely gone. */
export function useConfirmation(placeAfter: RefObject<HTMLElement | null>) {
  const [question, setQuestion] = useState<Question | null>(null);
  const [state, setState] = useState<"closed" | "open" | "busy">("closed");
  const done = useRef(false);

  // So that the question comes at once, and also when the network has failed meanwhile.
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
    if (done.current) placeAfter.current?.focus();
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
