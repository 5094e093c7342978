import { expect } from "vitest";
import { errorBodySchema } from "#contract/api-error.ts";
import type { Form } from "#tests/setup/outfit-forms.ts";

const ANSWERED_WITHIN_MS = 5_000;

export interface Answer {
  status: number;
  body: string;
}

/** One call below the address of a shop. It is answered in time, and a failure in the shape of D20: else this throws. */
export async function visit(
  url: string,
  request: string,
  { headers = {}, form, body }: { headers?: Record<string, string>; form?: Form; body?: object } = {},
): Promise<Answer> {
  const [method = "GET", path = "/"] = request.split(" ");
  const answer = await fetch(url + path, {
    method,
    signal: AbortSignal.timeout(ANSWERED_WITHIN_MS),
    headers: { ...headers, ...form?.headers, ...(body ? { "content-type": "application/json" } : {}) },
    ...(form ? { body: form.payload as Uint8Array<ArrayBuffer> } : {}),
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await answer.text();
  if (answer.status >= 400) {
    expect(errorBodySchema.strict().safeParse(JSON.parse(text)).error, text).toBeUndefined();
    expect(text).not.toMatch(/ENOSPC|space left|\/tmp|select |insert /i);
  }
  if (answer.status === 503) expect(Number(answer.headers.get("retry-after"))).toBeGreaterThan(0);
  return { status: answer.status, body: text };
}

/** The statuses of pages and calls that only read. */
export async function statusesOf(url: string, paths: readonly string[]): Promise<number[]> {
  const answers = await Promise.all(paths.map((path) => visit(url, `GET ${path}`)));
  return answers.map(({ status }) => status);
}
