import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "app",
  buildDirectory: "build/site",
  ssr: true,
  // The whole route table travels with the first document: moving on never waits for a manifest.
  routeDiscovery: { mode: "initial" },
  future: {
    v8_middleware: true,
    v8_passThroughRequests: true,
    // Client loaders are chunks of their own: a navigation starts its queries while the screen's code loads.
    v8_splitRouteModules: "enforce",
    v8_trailingSlashAwareDataRequests: true,
    v8_viteEnvironmentApi: true,
  },
} satisfies Config;
