import { inRoot } from "./root.mjs";

const CLIENT = inRoot("build/site/client");
export const SERVICE_WORKER = inRoot("build/site/client/service-worker.js");

/** Chunks of the dashboard and of the studio, which need a network anyway; vite.config.ts names them. */
const ONLINE_ONLY = ["assets/{dashboard,editor}-*"];

/**
 * Bundles the service worker and tells it the files of this build.
 * @param {string} revision differs between two builds
 */
export async function buildServiceWorker(revision) {
  const { build } = await import("esbuild");
  // Its main module also loads the bundlers of its other modes, which takes 0.3 s.
  const { injectManifest } = await import("workbox-build/build/inject-manifest.js");
  const bundle = inRoot("build/service-worker.js");
  await build({
    absWorkingDir: inRoot(),
    entryPoints: [inRoot("app/service-worker/service-worker.ts")],
    outfile: bundle,
    bundle: true,
    minify: true,
    format: "iife",
    target: "es2022",
    define: { "process.env.NODE_ENV": '"production"' },
    logLevel: "warning",
  });
  const { warnings } = await injectManifest({
    swSrc: bundle,
    swDest: SERVICE_WORKER,
    globDirectory: CLIENT,
    globPatterns: ["assets/*.{js,css,svg}", "*.svg"],
    globIgnores: ONLINE_ONLY,
    modifyURLPrefix: { "": "/" },
    // Their names contain a hash of their content.
    dontCacheBustURLsMatching: /assets\//,
    additionalManifestEntries: [{ url: "/offline", revision }],
  });
  for (const warning of warnings) console.warn(warning);
}
