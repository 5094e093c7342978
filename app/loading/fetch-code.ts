import { CALL_LIMIT_MS, withTimeLimit } from "#app/lib/with-time-limit.ts";

/** By path; a failure is forgotten, so that the next call fetches again. */
const files = new Map<string, Promise<void>>();

/**
 * Fetches files of code into the browser's cache, so that importing them needs no network.
 * Most browsers in use keep a failed import until the page is left and fail each later one
 * at once (docs/decisions/0015-how-code-arrives.md).
 * @throws When a file cannot be fetched to its end within 15 s.
 */
export async function fetchCode(paths: readonly string[], priority: RequestPriority = "auto"): Promise<void> {
  const { module, imports = [] } = window.__reactRouterManifest?.entry ?? { module: "" };
  const missing = paths.filter((path) => path !== module && !imports.includes(path));
  await Promise.all(missing.map((path) => fetchOnce(path, priority)));
}

function fetchOnce(path: string, priority: RequestPriority): Promise<void> {
  const known = files.get(path);
  if (known) return known;
  const fetched = withTimeLimit(CALL_LIMIT_MS, async (signal) => {
    const response = await fetch(path, { signal, priority });
    // A line can break in the middle of a file.
    await response.arrayBuffer();
    if (!response.ok) throw new Error(`${path} could not be fetched (status ${response.status}).`);
  });
  files.set(path, fetched);
  fetched.catch(() => files.delete(path));
  return fetched;
}

/** What the build wraps every `import()` in. `paths` are those of its files from the site's root. */
export async function importFetched<T>(load: () => Promise<T>, paths: readonly string[]): Promise<T> {
  await fetchCode(paths.map((path) => `/${path}`));
  return load();
}
