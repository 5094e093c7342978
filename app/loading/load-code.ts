/** Longest wait for code, as for a call: beyond it a page says so instead of seeming dead. */
const CODE_TIMEOUT_MS = 15_000;

const CODE_FAILED = "This part of the page could not be loaded. Check your connection and try again.";

/**
 * Loads code by `import()`. A failure rejects with a sentence to show; the next call tries again, because
 * `import()` runs when its files are there (`importFetched`). `React.lazy` would keep the failure and throw
 * it into the page.
 */
export async function loadCode<T>(
  load: () => Promise<T>,
  { failureText = CODE_FAILED, timeoutMs = CODE_TIMEOUT_MS } = {},
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
