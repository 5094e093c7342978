import { useEffect, useState } from "react";
import { leaveGuards } from "#app/loading/screens.tsx";

const STEP_MS = 16;
const STEPS_MAX = 30;

/**
 * Asks before unsaved input of a screen or a dialog is lost by following a link, going back or
 * closing the tab.
 */
export function useNavigationGuard(isUnsaved: boolean) {
  const [question, setQuestion] = useState<{ leave: () => void; stay: () => void }>();
  useEffect(() => {
    if (!isUnsaved) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener("beforeunload", ask);
    const askToLeave = (leave: () => void, stay: () => void) => setQuestion({ leave, stay });
    leaveGuards.push(askToLeave);
    return () => {
      window.removeEventListener("beforeunload", ask);
      leaveGuards.splice(leaveGuards.indexOf(askToLeave), 1);
    };
  }, [isUnsaved]);

  return {
    isAsking: question !== undefined,
    stay: () => {
      setQuestion(undefined);
      question?.stay();
    },
    discard: async () => {
      setQuestion(undefined);
      await questionEntryGone();
      question?.leave();
    },
  };
}

/**
 * Waits until the dialog that asks has left the history: going back from its entry would lead to this screen.
 */
async function questionEntryGone(): Promise<void> {
  const question = history.state?.overlay;
  if (question === undefined) return;
  for (let step = 0; step < STEPS_MAX && history.state?.overlay === question; step++) {
    await new Promise((resolve) => setTimeout(resolve, STEP_MS));
  }
}
