import { readToken } from "#app/lib/token.ts";
import { API_PREFIX, type ApiClient, ApiFailure, type ApiRequest } from "#contract/api-client.ts";
import type { ErrorBody } from "#contract/api-error.ts";

/** The code of a failure whose answer says nothing about itself: it came from something before the shop's server. */
const UNKNOWN_CODE = "UNKNOWN";

/** The API as the browser reaches it: over HTTP, signed in with the stored token when there is one. */
export const browserApi: ApiClient = async <T>(request: ApiRequest): Promise<T> => {
  const response = await send(request, "application/json");
  return (await response.json()) as T;
};

/** A file of the API, under the name the server gives it; fails like `browserApi`. */
export async function browserFile(path: string): Promise<{ blob: Blob; name: string | undefined }> {
  const response = await send({ path }, "*/*");
  const disposition = response.headers.get("Content-Disposition") ?? "";
  return { blob: await response.blob(), name: /filename="([^"]+)"/.exec(disposition)?.[1] };
}

async function send(
  { method = "GET", path, body, signal, idempotencyKey }: ApiRequest,
  accept: string,
): Promise<Response> {
  const headers = new Headers({ Accept: accept });
  const token = readToken();
  if (token) headers.set("Authorization", `Bearer ${token}`);
  if (idempotencyKey) headers.set("Idempotency-Key", idempotencyKey);
  const init: RequestInit = { method, headers };
  if (signal) init.signal = signal;
  if (body instanceof FormData) {
    init.body = body;
  } else if (body !== undefined) {
    headers.set("Content-Type", "application/json");
    init.body = JSON.stringify(body);
  }
  const response = await fetch(API_PREFIX + path, init);
  if (!response.ok) throw await failureOf(response);
  return response;
}

async function failureOf(response: Response): Promise<ApiFailure> {
  const body: Partial<ErrorBody> = await response.json().catch(() => ({}));
  const message = body.message ?? body.error ?? `The server answered with status ${response.status}`;
  return new ApiFailure(response.status, body.code ?? UNKNOWN_CODE, message, body.details);
}

/** What the server says of a failure; what to say otherwise where it was not reached or said nothing. */
export function serverSentence(error: unknown, otherwise: string): string {
  return error instanceof ApiFailure && error.code !== UNKNOWN_CODE ? error.message : otherwise;
}
