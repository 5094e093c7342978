import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";

const ONE_HOUR_SECONDS = 60 * 60;

/** The built site's files: those with a hash in their name are immutable, others (favicon, manifest) are revalidated hourly. */
export const staticFiles = fastifyPlugin(async (app: FastifyInstance, { folder }: { folder: string }) => {
  await app.register(fastifyStatic, {
    root: join(folder, "assets"),
    prefix: "/assets/",
    // A build may contain source maps; they are not public.
    allowedPath: (path) => !path.endsWith(".map"),
    immutable: true,
    maxAge: "365d",
    preCompressed: true,
  });
  await app.register(fastifyStatic, {
    root: folder,
    prefix: "/",
    wildcard: false,
    globIgnore: ["assets/**", ".vite/**", "**/*.br", "**/*.gz", "**/*.map"],
    decorateReply: false,
    maxAge: ONE_HOUR_SECONDS * 1_000,
    preCompressed: true,
  });
});
