import { expect } from "vitest";
import { errorBodySchema } from "#contract/http/api-error.ts";
import type { Form } from "#tests/setup/outfit-forms.ts";

const ANSWERED_WITHIN_MS = 5_000;

export interface FaultResponse {
  status: number;
  body: string;
}

/** Sends a request. Fails the test if the response is late, or is an error without the API's error body. */
export async function sendRequest(
  url: string,
  request: string,
  { headers = {}, form, body }: { headers?: Record<string, string>; form?: Form; body?: object } = {},
): Promise<FaultResponse> {
  const [method = "GET", path = "/"] = request.split(" ");
  const response = await fetch(url + path, {
    method,
    signal: AbortSignal.timeout(ANSWERED_WITHIN_MS),
    headers: { ...headers, ...form?.headers, ...(body ? { "content-type": "application/json" } : {}) },
    ...(form ? { body: form.payload as Uint8Array<ArrayBuffer> } : {}),
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  if (response.status >= 400) {
    expect(errorBodySchema.strict().safeParse(JSON.parse(text)).error, text).toBeUndefined();
    expect(text).not.toMatch(/ENOSPC|space left|\/tmp|select |insert /i);
  }
  if (response.status === 503) expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
  return { status: response.status, body: text };
}

/** The statuses of GET requests. */
export async function readStatuses(url: string, paths: readonly string[]): Promise<number[]> {
  const responses = await Promise.all(paths.map((path) => sendRequest(url, `GET ${path}`)));
  return responses.map(({ status }) => status);
}
