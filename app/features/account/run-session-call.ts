import { failSessionWork, startSessionWork } from "#app/entities/session/session-store.ts";

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
