import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";

/** Bodies are JSON unless a route says otherwise; clients may announce JSON and then send nothing. */
export const jsonBodies = fastifyPlugin(async (app: FastifyInstance) => {
  const parseJson = app.getDefaultJsonParser("error", "error");
  app.removeContentTypeParser(["application/json", "text/plain"]);
  app.addContentTypeParser<string>("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body === "") done(null, undefined);
    else parseJson(request, body, done);
  });
});
