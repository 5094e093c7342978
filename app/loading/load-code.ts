import * as messages from "#app/loading/messages.ts";
import { clearPageMessage, showPageMessage, withProgress } from "#app/ui/page-status.tsx";

/** Longest wait for code, the same as for a call. */
const CODE_TIMEOUT_MS = 15_000;

/** Rejects with a message to show. */
export async function loadCode<T>(
  load: () => Promise<T>,
  { failureText = messages.partFailed, timeoutMs = CODE_TIMEOUT_MS } = {},
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("Timed out")), timeoutMs);
  });
  try {
    return await Promise.race([load(), timeout]);
  } catch (error) {
    throw new Error(failureText, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

let hasFailed = false;

/**
 * Loads code that a press needs. If it cannot be loaded, resolves to undefined, and the page says so and
 * offers `retry`. After two failures it offers to reload: browsers from before August 2026 keep a failed
 * `import()` until the page is left.
 */
export async function loadPart<T>(load: () => Promise<T>, retry?: () => void): Promise<T | undefined> {
  clearPageMessage();
  try {
    const code = await withProgress(loadCode(load));
    hasFailed = false;
    return code;
  } catch (error) {
    const again = retry && { label: messages.tryAgain, onClick: retry };
    showPageMessage((error as Error).message, { action: hasFailed ? RELOAD : again });
    hasFailed = true;
    return undefined;
  }
}

const RELOAD = {
  label: messages.reload,
  onClick: async () => {
    // Reloading without a network would replace the page by the browser's error.
    const response = await fetch("/favicon.svg", { method: "HEAD", cache: "no-store" }).catch(() => null);
    if (response) location.reload();
  },
};
