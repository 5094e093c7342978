import type { FastifyInstance } from "fastify";
import type { DocumentHandler } from "#contract/shop/site-settings.ts";
import { projectRoot } from "#server/config/project-root.ts";

const SERVER_PATHS = /^\/(backend|media|healthz|readyz|robots\.txt|sitemap|speculation-rules\.json)/;

/** Serves the web site from its sources, with hot module replacement. */
export async function serveDevelopmentSite(app: FastifyInstance): Promise<DocumentHandler> {
  const { createServer } = await import("vite");
  const vite = await createServer({
    root: projectRoot,
    // On the shop's own port, because the Content-Security-Policy allows connections to it only.
    server: { middlewareMode: true, hmr: { server: app.server } },
    appType: "custom",
  });
  app.addHook("onClose", () => vite.close());
  app.addHook("onRequest", (request, reply, done) => {
    if (SERVER_PATHS.test(request.url)) return done();
    vite.middlewares(request.raw, reply.raw, () => done());
  });
  return async (request, context) => {
    const { renderDocument } = (await vite.ssrLoadModule("/app/document-handler.ts")) as {
      renderDocument: DocumentHandler;
    };
    return renderDocument(request, context);
  };
}
