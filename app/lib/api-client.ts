import { readToken } from "#app/lib/token.ts";
import { API_PREFIX, type ApiClient, ApiFailure, type ApiRequest, WORDLESS } from "#contract/api-client.ts";
import type { ErrorBody } from "#contract/api-error.ts";

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
  const sentence = body.message ?? body.error;
  const code = body.code ?? (sentence === undefined ? WORDLESS : "UNKNOWN");
  return new ApiFailure(
    response.status,
    code,
    sentence ?? `The server answered with status ${response.status}`,
    body.details,
  );
}
