import type { FastifyPluginAsyncZod } from "fastify-type-provider-zod";
import type { Database } from "#server/db/database.ts";
import { authRoutes } from "./auth-routes.ts";
import { userRoutes } from "./user-routes.ts";

export interface AccountOptions {
  database: Database;
  sessionTtlHours: number;
}

/** Accounts and sessions; no cache may store the responses. */
export function accountRoutes({ database, sessionTtlHours }: AccountOptions): FastifyPluginAsyncZod {
  return async (app) => {
    app.addHook("onRequest", async (_request, reply) => void reply.header("cache-control", "no-store"));
    await app.register(authRoutes(database, sessionTtlHours));
    await app.register(userRoutes(database));
  };
}
