/**
 * Which part may import which: app/routes → app/features → app/ui, app/lib → contract, and
 * server/modules → server/db → contract. Each comment says why, and where the code should go instead.
 */

const TEST_FILE = "\\.(test|spec)\\.tsx?$";
/** Read by a framework or started as a program, so nothing imports them. */
const ENTRY_FILES = [
  TEST_FILE,
  "\\.d\\.ts$",
  "^app/(root|entry\\.client|entry\\.server|document-handler)\\.tsx?$",
  "^app/(routes\\.ts$|routes/)",
  "^server/(main\\.ts$|cli/|modules/catalogue/artwork/artwork-worker\\.ts$)",
  "^(bench|scripts|tests/setup|tests/e2e|tests/faults)/",
];

const forbid = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

const siteRules = [
  forbid(
    "site-knows-no-server",
    "The site reaches the server only through the API client its loaders get. Ask the API for the data, or move a rule both sides need to contract/.",
    { path: "^app/" },
    { path: "^(server|artwork|bench|scripts)/" },
  ),
  forbid(
    "route-imports-no-route",
    "A route composes one screen. Move what two screens share to a feature, app/ui or app/lib.",
    { path: "^app/(routes/[^/]+)" },
    { path: "^app/(routes/|root\\.tsx)", pathNot: "^app/$1" },
  ),
  forbid(
    "feature-imports-no-feature",
    "A feature can be changed or removed alone. Compose two features in a route, or move what they share to app/ui, app/lib or contract/.",
    { path: "^app/features/([^/]+)/" },
    { path: "^app/features/", pathNot: "^app/features/$1/" },
  ),
  forbid(
    "feature-knows-no-route",
    "Features are used by routes, never the other way. Pass what the feature needs as props, or move it to app/lib.",
    { path: "^app/features/" },
    { path: "^app/(routes/|routes\\.ts|root\\.tsx|entry\\.)" },
  ),
  forbid(
    "ui-knows-no-product",
    "The design system knows nothing of outfits. Give the component props, or make it part of the feature that needs it.",
    { path: "^app/ui/" },
    {
      path: "^(app/(routes|features|lib|content)/|app/[^/]+$|contract/(outfit|user|permissions|cart|comment))",
    },
  ),
  forbid(
    "lib-is-a-foundation",
    "app/lib serves every feature and depends on none. Move the code to the feature or the route that needs it.",
    { path: "^app/lib/" },
    { path: "^app/(routes/|features/|ui/|[^/]+$)" },
  ),
  forbid(
    "content-is-only-content",
    "app/content holds texts an owner replaces. Put behaviour into the feature that shows them.",
    { path: "^app/content/" },
    { path: "^app/", pathNot: "^app/content/" },
  ),
];

/** The modules in such an order that each imports only earlier ones; so they form no circle. */
const MODULES = [
  "health",
  "sessions",
  "mail",
  "media",
  "outfits",
  "engagement",
  "cart",
  "bespoke",
  "newsletter",
  "catalogue",
  "accounts",
  "provider-sign-in",
];

const forbidLaterModules = (from, importable) =>
  forbid(
    "modules-form-no-circle",
    "Modules that depend on each other cannot be changed alone. Move what both need to the module that comes earlier in MODULES, or let server/app.ts pass it as an option. A new module gets its place in MODULES.",
    { ...from, pathNot: [TEST_FILE, ...(from.pathNot ?? [])] },
    { path: "^server/modules/", pathNot: importable },
  );

const moduleOrderRules = [
  ...MODULES.map((name, at) =>
    forbidLaterModules(
      { path: `^server/modules/${name}/` },
      `^server/modules/(${MODULES.slice(0, at + 1).join("|")})/`,
    ),
  ),
  forbidLaterModules(
    { path: "^server/modules/([^/]+)/", pathNot: [`^server/modules/(${MODULES.join("|")})/`] },
    "^server/modules/$1/",
  ),
];

const serverRules = [
  forbid(
    "server-knows-no-site",
    "The server loads the built site when it runs, so that either builds alone. Move a rule both sides need to contract/.",
    { path: "^server/" },
    { path: "^(app|bench|scripts)/" },
  ),
  forbid(
    "database-is-a-foundation",
    "server/db knows tables, not features. Move the code to the module whose table it is.",
    { path: "^server/db/" },
    { path: "^server/(modules|plugins|site|cli|seed)/|^server/(main|app)\\.ts$" },
  ),
  forbid(
    "plugin-knows-no-module",
    "A plugin wraps one library for all modules. Let the module pass what the plugin needs as an option.",
    { path: "^server/plugins/" },
    { path: "^server/(modules|site|cli|seed)/|^server/(main|app)\\.ts$" },
  ),
  forbid(
    "module-knows-no-composition",
    "Modules are put together by server/app.ts and know nothing of it. Take what is needed as an argument of the module's function.",
    { path: "^server/modules/", pathNot: TEST_FILE },
    { path: "^server/(site|cli|seed)/|^server/(main|app)\\.ts$" },
  ),
];

const sharedRules = [
  forbid(
    "contract-knows-nobody",
    "The contract is what both sides agree on. Code that needs one side belongs to that side.",
    { path: "^contract/" },
    { path: "^(app|server|artwork|bench|scripts)/" },
  ),
  forbid(
    "artwork-is-a-library",
    "The artwork library draws pictures from item names and could be a package of its own. Pass what it needs as an argument.",
    { path: "^artwork/" },
    { path: "^(app|server|contract|bench|scripts|tests)/" },
  ),
  forbid(
    "production-knows-no-tests",
    "What runs in a shop never depends on test code. Move the code beside what it serves.",
    { path: "^(app|server|contract|artwork)/", pathNot: TEST_FILE },
    { path: `^tests/|${TEST_FILE}` },
  ),
  forbid(
    "browser-tests-see-only-the-browser",
    "A browser test knows what a visitor knows. Prepare data through the API or tests/factories.",
    { path: "^tests/e2e/" },
    { path: "^(app|server)/" },
  ),
];

const hygieneRules = [
  forbid(
    "no-cycles",
    "Files that import each other cannot be understood or changed alone. Move what both need to a third file.",
    {},
    { circular: true },
  ),
  forbid(
    "no-orphans",
    "Nothing imports this file. Use it or delete it.",
    { orphan: true, pathNot: ENTRY_FILES },
    {},
  ),
  forbid(
    "no-development-packages-in-production",
    "A shop is installed without development packages. Move the package to dependencies, or the code to scripts/, bench/ or tests/.",
    {
      path: "^(app|server|contract|artwork)/",
      // The framework reads the route table while it builds; the development server is only reached in development.
      pathNot: [TEST_FILE, "^app/routes\\.ts$", "^server/site/development[^/]*\\.ts$"],
    },
    { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only"] },
  ),
  forbid(
    "only-declared-packages",
    "The package comes with another one and may go with it. Add it to package.json.",
    {},
    { dependencyTypes: ["npm-no-pkg", "npm-unknown"] },
  ),
  forbid(
    "no-dead-ends",
    "The import leads nowhere. Correct the path.",
    { pathNot: "\\.mjs$" },
    // The framework generates +types beside the routes, and the build makes build/.
    { couldNotResolve: true, pathNot: ["/\\+types/", "^virtual:", "^\\.\\.?/build/"] },
  ),
];

module.exports = {
  forbidden: [...siteRules, ...serverRules, ...moduleOrderRules, ...sharedRules, ...hygieneRules],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(build|\\.react-router)/|/\\+types/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "require", "node", "default", "types"],
      extensions: [".ts", ".tsx", ".mjs", ".js", ".json"],
    },
  },
};
