import { endChosenSession, failSessionWork, startSessionWork } from "#app/entities/session/session-store.ts";

/**
 * Callbacks of a mutation that ends the session: they record its start, its failure and its end in
 * the session store.
 */
export const SESSION_TRANSITIONS = {
  onMutate: startSessionWork,
  onSuccess: endChosenSession,
  onError: failSessionWork,
};

/**
 * Runs a call that changes the session and records its start and its failure in the session store. Rejects as
 * the call does.
 */
export async function runSessionCall(call: () => Promise<unknown>): Promise<void> {
  startSessionWork();
  try {
    await call();
  } catch (error) {
    failSessionWork(error instanceof Error ? error : new Error(String(error)));
    throw error;
  }
}
