import { loadCode } from "#app/loading/load-code.ts";

/** Fetches the code for passkeys, which most visits do not need. */
export function loadPasskeyCalls() {
  return loadCode(() => import("#app/features/account/passkey-calls.ts"));
}
