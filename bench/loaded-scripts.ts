import { get } from "./exchange.ts";

const IN_DOCUMENT = [
  /<link[^>]+rel="modulepreload"[^>]*href="([^"]+)"/g,
  /<link[^>]+href="([^"]+)"[^>]*rel="modulepreload"/g,
  /<script[^>]+src="([^"]+)"/g,
  /\b(?:from|import)\s*\(?\s*"([^"]+\.js)"/g,
];
/** Only what is imported at once: a dynamic import is loaded when it is needed. */
const IN_SCRIPT = [/\b(?:from|import)\s*"([^"]+\.js)"/g];

function addresses(text: string, patterns: readonly RegExp[], base: string): string[] {
  return patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, address = ""]) => new URL(address, base).href),
  );
}

/** Every script that a browser loads to make this document work, by address. */
export async function loadedScripts(documentUrl: string): Promise<Map<string, Buffer>> {
  const document = await get(documentUrl, {});
  const scripts = new Map<string, Buffer>();
  const waiting = addresses(document.body.toString(), IN_DOCUMENT, documentUrl);
  for (let url = waiting.pop(); url !== undefined; url = waiting.pop()) {
    if (scripts.has(url)) continue;
    const { status, body } = await get(url, {});
    if (status !== 200) throw new Error(`${url} answered ${status}`);
    scripts.set(url, body);
    waiting.push(...addresses(body.toString(), IN_SCRIPT, url));
  }
  return scripts;
}
