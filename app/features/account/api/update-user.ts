import type { UserUpdate } from "#contract/account.ts";
import type { ApiClient } from "#contract/api-client.ts";
import type { User } from "#contract/user.ts";

/** Changes the fields that are given, and only those. */
export function updateUser(api: ApiClient, id: string, changes: UserUpdate): Promise<User> {
  return api({ method: "PUT", path: `/user/update/${encodeURIComponent(id)}`, body: changes });
}
