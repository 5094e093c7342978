import { failSessionWork, startSessionWork, useSessionStore } from "#app/entities/session/session-store.ts";

/**
 * Runs a call that changes the session and records its start and its failure in the session store. Rejects as
 * the call does.
 */
export async function runSessionCall(call: () => Promise<unknown>): Promise<void> {
  const currentId = () => useSessionStore.getState().currentUser?._id;
  const userId = currentId();
  startSessionWork();
  try {
    await call();
  } catch (error) {
    // The failure is not shown to the next person at the browser.
    if (currentId() !== userId) useSessionStore.setState({ loading: false });
    else failSessionWork(error instanceof Error ? error : new Error(String(error)));
    throw error;
  }
}
