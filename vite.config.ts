import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";

/** The dashboard has its own copy of the form library: one shared copy would bring all it uses of it to everybody who signs in. */
const formsOfDashboard: Plugin = {
  name: "forms-of-dashboard",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "client",
  async resolveId(source, importer, options) {
    if (source !== "react-hook-form" || !importer?.includes("/features/admin/")) return null;
    const resolved = await this.resolve(source, importer, { ...options, skipSelf: true });
    return resolved && { ...resolved, id: `${resolved.id}?dashboard` };
  },
};

export default defineConfig({
  plugins: [tailwindcss(), reactRouter(), formsOfDashboard],
  // Found when the development server starts: a dependency that is found later makes every open page reload.
  optimizeDeps: { entries: ["app/**/*.{ts,tsx}", "!app/**/*.test.*"] },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              // A phone far away pays for every request: what all screens need comes in two files, not in twelve.
              groups: [
                {
                  name: "framework",
                  test: /node_modules\/(react|react-dom|scheduler|react-router|@tanstack)\//,
                },
                {
                  name: "house",
                  test: /\/app\/(ui\/(?!alert-dialog|badge|confirm-dialog|count-badge|dialog|empty-state|filter-toggle|icon-choice|menu|page-numbers|pagination|picture|price|progress-bar|rating|search-input|section-heading|skeleton|sponsored-link|stepper|still-picture|tabs|toaster)|lib\/(?!counted|one-of|paid-tone|search-term|use-attempt-key|use-media-query)|content\/shop-content|features\/shell\/(?!components\/(mobile-menu|identity-card)|api\/sign-out)|features\/newsletter\/(?!components\/newsletter-link))|contract\/messages\/newsletter|node_modules\/(zustand|lucide-react\/dist\/esm\/(?!icons))/,
                },
                {
                  // What shows looks, which the forms of an account do without.
                  name: "looks",
                  test: /\/app\/(lib\/(counted|one-of|paid-tone|search-term|use-attempt-key|use-media-query)|ui\/(badge|empty-state|picture|price|rating|section-heading|skeleton|still-picture)|features\/outfits\/(components\/(outfit-picture|type-badge)|api\/trending))\.tsx?$|\/contract\/(outfit-vocabulary|messages\/outfit)\.ts$|lucide-react\/dist\/esm\/icons\/(arrow-up-right|chevron-right|heart|maximize-2|message-circle|search|users|x)\.m?js$/,
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
