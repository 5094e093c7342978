import type { TestApp } from "./test-app.ts";

/**
 * Makes a function that sends one call, such as "PUT /{id}" below a path of the server; "GET" alone is
 * the path itself.
 */
export function callsBelow(base: string) {
  return ({ app }: TestApp, request: string, headers: Record<string, string> = {}, body?: unknown) => {
    const [method, path = ""] = request.split(" ");
    return app.inject({
      method: method as "GET" | "PUT" | "POST" | "DELETE",
      url: `${base}${path}`,
      headers,
      ...(body === undefined ? {} : { payload: body as object }),
    });
  };
}
