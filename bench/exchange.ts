import { request } from "node:http";

/** A browser's headers, so that the measured response is the one that visitors get. */
export const BROWSER_HEADERS = {
  accept: "text/html,application/xhtml+xml,application/json;q=0.9,*/*;q=0.8",
  "accept-encoding": "gzip, deflate, br, zstd",
  "accept-language": "en-IN,en;q=0.9",
};

export interface Exchange {
  status: number;
  /** Name, value, name, value …, as received. */
  rawHeaders: string[];
  body: Buffer;
}

/** One GET; the response as it was sent, without decompression. */
export function get(url: string, headers: Record<string, string> = BROWSER_HEADERS): Promise<Exchange> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers }, (response) => {
      const chunks: Buffer[] = [];
      response.on("data", (chunk: Buffer) => chunks.push(chunk));
      response.once("error", reject);
      response.once("end", () =>
        resolve({
          status: response.statusCode ?? 0,
          rawHeaders: response.rawHeaders,
          body: Buffer.concat(chunks),
        }),
      );
    });
    sent.once("error", reject);
    sent.end();
  });
}
