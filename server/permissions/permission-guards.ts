import type { FastifyInstance, RouteOptions } from "fastify";
import fastifyPlugin from "fastify-plugin";
import { API_PREFIX } from "#contract/http/api-client.ts";
import { type Access, PERMISSIONS } from "#contract/permissions.ts";
import { hasBody } from "#server/http/plugins/has-body.ts";
import { forgetBearer } from "#server/modules/sessions/bearer.ts";
import type { Guard } from "#server/modules/sessions/guards.ts";

/** Paths under /backend that are no calls: the API's documentation, and the 404 for every other path. */
const NO_CALL = /^\/backend\/(docs(\/|$)|\*$)/;

export interface PermissionGuardOptions {
  guards: Record<Access, Guard | undefined>;
}

/**
 * Guards each route under /backend by its row of the permission table, before the route's own hooks, and
 * again once the body has arrived: until then the session may have ended or the role may have been revoked. A
 * route without a row fails when it is registered, a row without a route when the application becomes ready.
 * To be registered before the routes.
 */
export const permissionGuards = fastifyPlugin(
  async (app: FastifyInstance, { guards }: PermissionGuardOptions) => {
    const rows = new Map<string, Access>(Object.entries(PERMISSIONS));
    const missing = new Set(rows.keys());

    app.decorateRequest("caller");
    app.addHook("onRoute", (route) => {
      if (!route.url.startsWith(`${API_PREFIX}/`) || NO_CALL.test(route.url)) return;
      for (const call of callsOf(route)) {
        const access = rows.get(call);
        if (!access) throw new Error(`The route ${call} has no row in contract/permissions.ts: add one.`);
        missing.delete(call);
        const guard = guards[access];
        if (guard) route.onRequest = [guard, ...[route.onRequest ?? []].flat()];
        route.preHandler = [guardAfterBody(guard), ...[route.preHandler ?? []].flat()];
      }
    });
    app.addHook("onReady", async () => {
      if (missing.size === 0) return;
      const calls = [...missing].join(", ");
      throw new Error(
        `contract/permissions.ts has rows without a route: ${calls}. Remove them or add the routes.`,
      );
    });
  },
);

/** The first hook after the body; also on public routes, whose handlers may look up the caller. */
function guardAfterBody(guard: Guard | undefined): Guard {
  return async (request) => {
    if (!hasBody(request)) return;
    forgetBearer(request);
    await guard?.(request);
  };
}

/** In the table's notation; HEAD, which the framework adds to each GET, is guarded as that. */
function callsOf({ method, url }: RouteOptions): string[] {
  const path = url.slice(API_PREFIX.length);
  const methods = [method].flat().map((name) => (name === "HEAD" ? "GET" : name));
  return [...new Set(methods)].map((name) => `${name} ${path}`);
}
