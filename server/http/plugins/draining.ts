import type { IncomingMessage, ServerResponse } from "node:http";
import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";

declare module "fastify" {
  interface FastifyInstance {
    /** Whether the process is about to stop and should get no new connections. */
    isDraining(): boolean;
    /**
     * Makes the process not ready and closes each connection after its next response. Requests are served as
     * before until the application closes.
     */
    startDraining(): void;
  }
}

/** Lets the load balancer take a process out of rotation before it stops. */
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
