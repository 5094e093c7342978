import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

/** Reports not ready and keeps serving for as long as a load balancer needs to notice. */
export async function drain(app: FastifyInstance, forMs: number): Promise<void> {
  app.startDraining();
  await pause(forMs);
}

/** Closes the application once its requests are done; after `ms`, aborts the remaining connections. */
export async function closeWithin(app: FastifyInstance, ms: number): Promise<void> {
  const timer = setTimeout(() => app.server.closeAllConnections(), ms);
  await app.close();
  clearTimeout(timer);
}
