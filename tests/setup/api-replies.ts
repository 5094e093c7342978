import type { BrowserContext } from "@playwright/test";

/** What the API returns for a call: a body with a status, or a picture; or nothing, or no connection. */
export type ApiReply = { status?: number; json: unknown } | { svg: string } | "pending" | "broken";

/** By method and path without the API's prefix, such as `GET /cart`; a query is optional. */
export type ApiReplies = Record<string, ApiReply>;

export const returns = (json: unknown): ApiReply => ({ json });

/** An error as the API returns it. */
export function refuses(status: number, message = "The database is unavailable"): ApiReply {
  return { status, json: { success: false, message, error: message, code: "REFUSED" } };
}

/** Has pages of the context get these replies; other calls reach the server. Pending calls never get one. */
export async function replyToCalls(context: BrowserContext, replies: ApiReplies): Promise<void> {
  if (Object.keys(replies).length === 0) return;
  await context.route("**/backend/**", async (route) => {
    const request = route.request();
    const { pathname, search } = new URL(request.url());
    const path = pathname.replace(/^\/backend/, "");
    const reply = replies[`${request.method()} ${path}${search}`] ?? replies[`${request.method()} ${path}`];
    if (reply === undefined) return route.fallback();
    if (reply === "pending") return;
    if (reply === "broken") return route.abort("connectionfailed");
    if ("svg" in reply) return route.fulfill({ contentType: "image/svg+xml", body: reply.svg });
    return route.fulfill({ status: reply.status ?? 200, json: reply.json });
  });
}
