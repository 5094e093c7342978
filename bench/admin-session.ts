/** The administrator of measured shops. */
export const ADMIN = { email: "owner@shop.example", password: "Marigold-7-bench" };
/** Environment of a shop that has this administrator. */
export const ADMIN_ENV = { ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };

/** Signs an administrator in; returns the session's token. */
export async function signInAdmin(
  url: string,
  credentials: { email: string; password: string },
): Promise<string> {
  const response = await fetch(`${url}/backend/auth/signin`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(credentials),
  });
  return ((await response.json()) as { token: string }).token;
}
