import { get } from "./exchange.ts";

const IN_DOCUMENT = [
  /<link[^>]+rel="modulepreload"[^>]*href="([^"]+)"/g,
  /<link[^>]+href="([^"]+)"[^>]*rel="modulepreload"/g,
  /<script[^>]+src="([^"]+)"/g,
  /\b(?:from|import)\s*\(?\s*"([^"]+\.js)"/g,
];
/** Static imports only: dynamic ones are not part of the first load. */
const IN_SCRIPT = [/\b(?:from|import)\s*"([^"]+\.js)"/g];

function addresses(text: string, patterns: readonly RegExp[], base: string): string[] {
  return patterns.flatMap((pattern) =>
    [...text.matchAll(pattern)].map(([, address = ""]) => new URL(address, base).href),
  );
}

/** The scripts of a document's first load, by URL. */
export async function loadedScripts(documentUrl: string): Promise<Map<string, Buffer>> {
  const document = await get(documentUrl, {});
  const scripts = new Map<string, Buffer>();
  const pending = addresses(document.body.toString(), IN_DOCUMENT, documentUrl);
  for (let url = pending.pop(); url !== undefined; url = pending.pop()) {
    if (scripts.has(url)) continue;
    const { status, body } = await get(url, {});
    if (status !== 200) throw new Error(`${url} returned ${status}`);
    scripts.set(url, body);
    pending.push(...addresses(body.toString(), IN_SCRIPT, url));
  }
  return scripts;
}
