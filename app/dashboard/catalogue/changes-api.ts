import { requireSuccess } from "#app/lib/require-success.ts";
import type { Outcome } from "#contract/account/account.ts";
import type { ApiClient } from "#contract/http/api-client.ts";
import type { Outfit } from "#contract/outfit/outfit.ts";

/** Creates an outfit; idempotent per key. */
export function createOutfit(api: ApiClient, body: FormData, idempotencyKey: string): Promise<Outfit> {
  return api({ method: "POST", path: "/outfit/create", body, idempotencyKey });
}

/** Updates an outfit. With the edited version, a concurrent change is a 409. */
export function updateOutfit(api: ApiClient, id: string, body: FormData): Promise<Outfit> {
  return api({ method: "PUT", path: `/outfit/update/${encodeURIComponent(id)}`, body });
}

/** Deletes an outfit. */
export async function deleteOutfit(api: ApiClient, id: string): Promise<Outcome> {
  return requireSuccess(
    await api<Outcome>({ method: "DELETE", path: `/outfit/delete/${encodeURIComponent(id)}` }),
  );
}

/** Activates or deactivates an outfit; repeating the call changes nothing more. */
export function setOutfitStatus(api: ApiClient, id: string, isActive: boolean): Promise<Outfit> {
  const path = `/outfit/admin/togglestatus/${encodeURIComponent(id)}?isActive=${isActive}`;
  return api({ method: "PUT", path });
}
