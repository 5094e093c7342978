import * as messages from "#app/loading/messages.ts";
import { clearPageMessage, showPageMessage, withProgress } from "#app/ui/page-status.tsx";

/** Longest wait for code, the same as for a call. */
const CODE_TIMEOUT_MS = 15_000;

/** Code could not be fetched; its message is shown. */
export class CodeFailure extends Error {}

interface LoadOptions {
  failureText?: string;
  timeoutMs?: number;
}

/** Rejects with a CodeFailure. */
export async function loadCode<T>(
  load: () => Promise<T>,
  { failureText = messages.partFailed, timeoutMs = CODE_TIMEOUT_MS }: LoadOptions = {},
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error("Timed out")), timeoutMs);
  });
  try {
    return await Promise.race([load(), timeout]);
  } catch (error) {
    throw new CodeFailure(failureText, { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

/** Failed presses in a row. */
let failures = 0;

/**
 * Loads code that a press needs, where the place of the press shows a failure itself: rejects with a
 * CodeFailure. After two failures the page offers to reload: browsers from before August 2026 keep a failed
 * `import()` until the page is left.
 */
export async function loadPressed<T>(load: () => Promise<T>, options?: LoadOptions): Promise<T> {
  clearPageMessage();
  try {
    const code = await withProgress(loadCode(load, options));
    failures = 0;
    return code;
  } catch (error) {
    failures += 1;
    if (failures > 1) showPageMessage(messages.reloadAdvice, { action: RELOAD });
    throw error;
  }
}

interface PartOptions {
  /** Called when a person tries again; without it they repeat the press. */
  retry?: (() => void) | undefined;
  failureText?: string;
}

/** Loads code that a press needs. If it cannot be loaded, resolves to undefined, and the page says so. */
export async function loadPart<T>(
  load: () => Promise<T>,
  { retry, failureText = messages.partFailed }: PartOptions = {},
): Promise<T | undefined> {
  try {
    return await loadPressed(load, { failureText });
  } catch {
    const again = retry && { label: messages.tryAgain, onClick: retry };
    showPageMessage(failureText, { action: failures > 1 ? RELOAD : again });
    return undefined;
  }
}

const RELOAD = {
  label: messages.reload,
  onClick: async () => {
    clearPageMessage();
    // Reloading without a network would replace the page by the browser's error.
    const response = fetch("/favicon.svg", { method: "HEAD", cache: "no-store" });
    if (await withProgress(response).catch(() => null)) location.reload();
    else showPageMessage(messages.partFailed, { action: RELOAD });
  },
};
