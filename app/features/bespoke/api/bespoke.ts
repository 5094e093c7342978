import type { ApiClient } from "#contract/api-client.ts";

export interface BespokeRequestDraft {
  description: string;
  image: File | null;
}

/** Sends a bespoke request; repeated with the same key, it is stored once. */
export function sendBespokeRequest(
  api: ApiClient,
  { description, image }: BespokeRequestDraft,
  email: string,
  idempotencyKey: string,
): Promise<{ success: boolean; message: string }> {
  const body = new FormData();
  body.set("description", description);
  body.set("email", email);
  if (image) body.set("image", image);
  return api({ method: "POST", path: "/bespoke", body, idempotencyKey });
}
