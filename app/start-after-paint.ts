import { HYDRATED, HYDRATING } from "#app/lib/hydration-events.ts";

const MODULE_PRELOAD = /<link rel="modulepreload" href="([^"]*)"[^>]*\/>/g;
const MODULE_SCRIPT = /<script type="module" async="">/;

/** A browser that is loaded and has told of no paint for so long is not going to. */
const UNTOLD_AFTER_MS = 2_000;

/**
 * Asks for the modules below everything else that is still on its way, then starts them. What was pressed before anybody listened
 * is pressed again when it does something.
 */
const STARTER = (modules: string) => `{
let waits = true;
const start = () => {
  if (!waits) return;
  waits = false;
  for (const href of ${modules})
    document.head.append(Object.assign(document.createElement("link"), { rel: "modulepreload", href, fetchPriority: "low" }));
  document.head.append(Object.assign(document.createElement("script"), { type: "module", text: document.getElementById("start-after-paint").text }));
};
const tellsPaint = PerformanceObserver.supportedEntryTypes?.includes("paint");
if (tellsPaint) new PerformanceObserver(start).observe({ type: "paint", buffered: true });
addEventListener("load", () => setTimeout(start, tellsPaint && !document.hidden ? ${UNTOLD_AFTER_MS} : 0));

let pressed;
const press = ({ target }) => { pressed = target.closest("button"); };
addEventListener("click", press, true);
addEventListener("${HYDRATING}", () => removeEventListener("click", press, true));
addEventListener("${HYDRATED}", () => pressed?.click(), { once: true });
}`;

/**
 * A rendered document whose scripts are fetched once it has been painted: on a slow line, type and pictures come first, and the links
 * in it work without scripts. A page in the background is never painted; it starts when it is loaded, and one whose
 * browser tells of no paint soon after.
 */
export function startAfterPaint(html: string): string {
  const modules = [...html.matchAll(MODULE_PRELOAD)].map(([, href]) => href);
  const starter = `<script>${STARTER(JSON.stringify(modules))}</script></body>`;
  return html
    .replaceAll(MODULE_PRELOAD, "")
    .replace(MODULE_SCRIPT, '<script type="text/plain" id="start-after-paint">')
    .replace("</body>", () => starter);
}
