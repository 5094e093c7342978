import type { ApiClient } from "#contract/api-client.ts";

interface Said {
  success: boolean;
  message: string;
}

/** Subscribes an address; the server sends a confirmation e-mail first. */
export function signUpForNewsletter(api: ApiClient, email: string): Promise<Said> {
  return api({ method: "POST", path: "/newsletter", body: { email } });
}

/** Follows the link of that e-mail. */
export function confirmNewsletter(api: ApiClient, token: string): Promise<Said> {
  return api({ method: "POST", path: "/newsletter/confirm", body: { token } });
}

/** Follows the link at the end of every letter. */
export function unsubscribeNewsletter(api: ApiClient, token: string): Promise<Said> {
  return api({ method: "POST", path: "/newsletter/unsubscribe", body: { token } });
}
