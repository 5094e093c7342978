import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
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
                  // What shows looks, which the forms of an account do without.
                  name: "looks",
                  test: /\/app\/ui\/(badge|empty-state|picture|price|rating|section-heading|skeleton)\.tsx/,
                },
                {
                  name: "house",
                  test: /\/app\/(ui\/(?!alert-dialog|confirm-dialog|dialog|icon-choice|menu|page-numbers|pagination|progress-bar|search-input|sponsored-link|stepper|still-picture|toaster)|lib\/|content\/shop-content|features\/shell\/(?!components\/(mobile-menu|identity-card)|api\/sign-out))|node_modules\/(zustand|lucide-react\/dist\/esm\/(?!icons))/,
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
