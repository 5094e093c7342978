import { requireSuccess } from "#app/lib/require-success.ts";
import type { Outcome } from "#contract/account.ts";
import type { ApiClient } from "#contract/api-client.ts";

/** Deletes an account for good. */
export async function deleteUser(api: ApiClient, id: string): Promise<Outcome> {
  return requireSuccess(
    await api<Outcome>({ method: "DELETE", path: `/user/delete/${encodeURIComponent(id)}` }),
  );
}
