import { browserApi } from "#app/lib/api-client.ts";

interface NewsletterResult {
  success: boolean;
  message: string;
}

/** Subscribes an address; the server sends a confirmation e-mail first. */
export function signUpForNewsletter(email: string): Promise<NewsletterResult> {
  return browserApi({ method: "POST", path: "/newsletter", body: { email } });
}

/** Confirms the subscription with the token of that e-mail. */
export function confirmNewsletter(token: string): Promise<NewsletterResult> {
  return browserApi({ method: "POST", path: "/newsletter/confirm", body: { token } });
}

/** Unsubscribes with the token in the footer of every newsletter. */
export function unsubscribeNewsletter(token: string): Promise<NewsletterResult> {
  return browserApi({ method: "POST", path: "/newsletter/unsubscribe", body: { token } });
}

/** Turns price alerts off with the token in the footer of every alert. */
export function unsubscribeFromAlerts(token: string): Promise<NewsletterResult> {
  return browserApi({ method: "POST", path: "/alerts/unsubscribe", body: { token } });
}
