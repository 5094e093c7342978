import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";

declare module "fastify" {
  interface FastifyInstance {
    /** Whether the process is about to stop and wants no new visitors. */
    isDraining(): boolean;
    /**
     * Makes the process not ready, and sends everybody who still comes away after their answer. Everything is answered as
     * before until the application closes.
     */
    startDraining(): void;
  }
}

/** Lets a process leave the balancer's list before it stops. */
export const draining = fastifyPlugin(async (app: FastifyInstance) => {
  let isDraining = false;
  app.decorate("isDraining", () => isDraining);
  app.decorate("startDraining", () => {
    if (isDraining) return;
    isDraining = true;
    app.server.prependListener("request", (_request: IncomingMessage, response: ServerResponse) => {
      response.setHeader("connection", "close");
    });
  });
});
