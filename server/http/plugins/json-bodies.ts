import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";

/**
 * Accepts JSON bodies only, in scopes without parsers of their own; a body may be empty in spite of
 * its content type.
 */
export const jsonBodies = fastifyPlugin(async (app: FastifyInstance) => {
  const parseJson = app.getDefaultJsonParser("error", "error");
  app.removeContentTypeParser(["application/json", "text/plain"]);
  app.addContentTypeParser<string>("application/json", { parseAs: "string" }, (request, body, done) => {
    if (body === "") done(null, undefined);
    else parseJson(request, body, done);
  });
});
