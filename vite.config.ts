import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";

/** Takes React Router's production build, which its package contains but does not export. */
const productionRouter: Plugin = {
  name: "production-router",
  apply: "build",
  applyToEnvironment: ({ name }) => name === "client",
  enforce: "pre",
  async resolveId(source, importer, options) {
    if (source !== "react-router" && source !== "react-router/dom") return null;
    const found = await this.resolve(source, importer, { ...options, skipSelf: true });
    return found && { ...found, id: found.id.replace("/dist/development/", "/dist/production/") };
  },
};

/** The service worker leaves out the code of the dashboard and of the studio, which it knows by these names. */
function chunkFileNames({ moduleIds }: { moduleIds: string[] }): string {
  const of = (folder: string) => moduleIds.some((id) => id.includes(`/app/${folder}/`));
  const prefix = ["dashboard", "editor"].find(of);
  return `assets/${prefix ? `${prefix}-` : ""}[name]-[hash].js`;
}

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), productionRouter],
  // Found when the development server starts: a dependency that is found later makes every open page reload.
  optimizeDeps: { entries: ["app/**/*.{ts,tsx}", "!app/**/*.test.*"] },
  environments: {
    client: {
      build: {
        reportCompressedSize: false,
        rolldownOptions: {
          treeshake: {
            // What React Router tells its developers.
            manualPureFunctions: ["warning", "warnOnce"],
          },
          output: {
            chunkFileNames,
            codeSplitting: {
              // Default chunking makes a first load of 44 to 63 files and 13 KB more
              // (docs/decisions/0015-how-code-arrives.md).
              groups: [
                // It stays in a browser's cache when the site's own code changes, and arrives beside it.
                {
                  name: "framework",
                  test: /\/node_modules\/(react|react-dom|scheduler|react-router)\//,
                  tags: ["$initial"],
                  priority: 2,
                },
                // With everything that these two import: what else every screen loads is one file.
                { name: "shell", test: /\/app\/(entry\.client|root)\.tsx$/, priority: 1 },
                // `$initial` excludes what only lazily loaded dialogs use; a screen needs few of
                // the messages, only those of the account its forms, their library too, and only
                // the dashboard's sections their frame, or the studio.
                {
                  name: "shared",
                  test: /^(?!.*\/(contract\/messages|app\/(features|entities)\/account|app\/(dashboard|editor)|app\/content|react-hook-form)\/)/,
                  tags: ["$initial"],
                  minShareCount: 4,
                },
                {
                  name: "account",
                  test: /\/app\/(features|entities)\/account\//,
                  tags: ["$initial"],
                  minShareCount: 4,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: { rollupOptions: { input: "./app/document-handler.ts" } },
    },
  },
});
