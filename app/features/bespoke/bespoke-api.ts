import { browserApi } from "#app/lib/api-client.ts";

export interface BespokeRequestDraft {
  description: string;
  image: File | null;
}

/** Sends a bespoke request; repeated with the same key, it is stored once. */
export function sendBespokeRequest(
  { description, image }: BespokeRequestDraft,
  email: string,
  idempotencyKey: string,
): Promise<{ success: boolean; message: string }> {
  const body = new FormData();
  body.set("description", description);
  body.set("email", email);
  if (image) body.set("image", image);
  return browserApi({ method: "POST", path: "/bespoke", body, idempotencyKey });
}
