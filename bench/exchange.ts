import { request } from "node:http";

/** What a browser says it can take, so that what is measured is what a visitor gets. */
export const BROWSER_HEADERS = {
  accept: "text/html,application/xhtml+xml,application/json;q=0.9,*/*;q=0.8",
  "accept-encoding": "gzip, deflate, br, zstd",
  "accept-language": "en-IN,en;q=0.9",
};

export interface Exchange {
  status: number;
  /** Name, value, name, value …, as they came over the wire. */
  rawHeaders: string[];
  body: Buffer;
}

/** One GET, its answer byte by byte as it was sent: not decompressed, headers untouched. */
export function get(url: string, headers: Record<string, string> = BROWSER_HEADERS): Promise<Exchange> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on("data", (chunk: Buffer) => chunks.push(chunk));
      answer.once("error", reject);
      answer.once("end", () =>
        resolve({
          status: answer.statusCode ?? 0,
          rawHeaders: answer.rawHeaders,
          body: Buffer.concat(chunks),
        }),
      );
    });
    sent.once("error", reject);
    sent.end();
  });
}
