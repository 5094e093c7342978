import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";

/** Is not ready any more, and goes on serving for as long as a balancer may need to notice. */
export async function drain(app: FastifyInstance, forMs: number): Promise<void> {
  app.startDraining();
  await pause(forMs);
}

/** Closes the application when its requests are done, or cuts them off after a time. */
export async function closeWithin(app: FastifyInstance, ms: number): Promise<void> {
  const cutOff = setTimeout(() => app.server.closeAllConnections(), ms);
  await app.close();
  clearTimeout(cutOff);
}
