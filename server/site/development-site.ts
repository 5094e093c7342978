import type { FastifyInstance } from "fastify";
import type { DocumentHandler } from "#contract/site-settings.ts";
import { projectRoot } from "#server/config/project-root.ts";

const SERVED_HERE = /^\/(backend|media|healthz|readyz|robots\.txt|sitemap)/;

/** Serves the web site from its sources, with hot reloading. */
export async function serveDevelopmentSite(app: FastifyInstance): Promise<DocumentHandler> {
  const { createServer } = await import("vite");
  const vite = await createServer({
    root: projectRoot,
    // Over the shop's own port: the Content-Security-Policy lets pages connect to nothing else.
    server: { middlewareMode: true, hmr: { server: app.server } },
    appType: "custom",
  });
  app.addHook("onClose", () => vite.close());
  app.addHook("onRequest", (request, reply, done) => {
    if (SERVED_HERE.test(request.url)) return done();
    vite.middlewares(request.raw, reply.raw, () => done());
  });
  return async (request, context) => {
    const { renderDocument } = (await vite.ssrLoadModule("/app/document-handler.ts")) as {
      renderDocument: DocumentHandler;
    };
    return renderDocument(request, context);
  };
}
