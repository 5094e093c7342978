/** On a fast line the styles have come by then, and the first paint is near. */
export const FETCH_AFTER_MS = 300;

/**
 * On a slow line, fetches the site's scripts beside the styles, without running them. On a fast one they would delay the first paint, because they are
 * compiled as well. Self-contained, because its text is an inline script.
 */
export function fetchBeforePaint(afterMs: number, ...files: string[]): void {
  setTimeout(() => {
    if (document.styleSheets.length > 0) return;
    for (const href of files)
      document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href }));
  }, afterMs);
}
