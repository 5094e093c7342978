/**
 * Allowed imports: app/routes → app/features, app/dashboard → app/editor → app/entities → app/ui, app/lib → contract,
 * and server/modules → server/db → contract. The comment of each rule gives the reason and where the code belongs instead.
 */

const TEST_FILE = "\\.(test|spec)\\.tsx?$";
/** Loaded by a framework or run as a program, so no file imports them. */
const ENTRY_FILES = [
  TEST_FILE,
  "\\.d\\.ts$",
  "^app/(root|entry\\.client|entry\\.server|document-handler)\\.tsx?$",
  "^app/(routes\\.ts$|routes/)",
  "^server/(main\\.ts$|cli/|modules/studio/processes/picture-worker\\.ts$|readers/reader-worker\\.ts$)",
  "^(bench|scripts|tests/setup|tests/e2e|tests/faults)/",
];

const forbid = (name, comment, from, to) => ({ name, comment, severity: "error", from, to });

const siteRules = [
  forbid(
    "site-imports-no-server",
    "The site reaches the server only through the API client. Request the data from the API, or move code that both sides need to contract/.",
    { path: "^app/" },
    { path: "^(server|artwork|cutout|bench|scripts)/" },
  ),
  forbid(
    "route-imports-no-route",
    "A route composes one screen. Move code that two screens share to a feature, app/entities, app/ui or app/lib.",
    { path: "^app/(routes/[^/]+)", pathNot: "\\.test\\.tsx?$" },
    { path: "^app/(routes/|root\\.tsx)", pathNot: "^app/$1" },
  ),
  forbid(
    "feature-imports-no-feature",
    "Each feature can be changed or removed without the others; only the viewer opens over several. Compose two features in a route, or move what screens share about a noun to app/entities.",
    { path: "^app/features/([^/]+)/" },
    { path: "^app/(features|dashboard)/", pathNot: "^app/features/($1|viewer)/" },
  ),
  forbid(
    "dashboard-imports-no-feature",
    "The dashboard is an application of its own beside the features. Move what both need to app/entities, app/ui, app/lib or contract/.",
    { path: "^app/dashboard/" },
    { path: "^app/features/" },
  ),
  forbid(
    "feature-imports-no-route",
    "Routes import features and the dashboard, not the reverse. Pass values as props, or move the code to app/entities or app/lib.",
    { path: "^app/(features|dashboard)/" },
    { path: "^app/(routes/|routes\\.ts|root\\.tsx|entry\\.)" },
  ),
  forbid(
    "editor-imports-no-screen",
    "The studio and the fields of an outfit are shared by the dashboard and by people who submit looks. Pass values as props, or move the code to the screen that needs it.",
    { path: "^app/editor/" },
    { path: "^app/(routes/|features/|dashboard/|early/|[^/]+$)" },
  ),
  forbid(
    "entity-imports-no-feature",
    "What screens share about a noun knows none of them. Move the code to the feature that needs it, or pass it as a prop.",
    { path: "^app/entities/" },
    { path: "^app/(routes/|features/|dashboard/|editor/|early/|[^/]+$)" },
  ),
  forbid(
    "loading-imports-no-product-code",
    "app/loading fetches code for any screen. Pass what is loaded as an argument.",
    { path: "^app/loading/" },
    { path: "^app/(routes|features|dashboard|editor|entities|content)/" },
  ),
  forbid(
    "ui-imports-no-product-code",
    "The design system is independent of the product. Pass values as props, or move the component to the feature or entity that needs it.",
    { path: "^app/ui/" },
    {
      path: "^(app/(routes|features|dashboard|editor|entities|lib|content)/|app/[^/]+$|contract/(outfit/(outfit|item)|account|permissions|cart))",
    },
  ),
  forbid(
    "lib-imports-no-product-code",
    "Every folder of the site may import app/lib, so app/lib imports none. Move the code to the feature, entity or route that needs it.",
    { path: "^app/lib/" },
    { path: "^app/(routes|features|dashboard|editor|entities|ui|loading)/|^app/[^/]+$" },
  ),
  forbid(
    "content-imports-only-content",
    "app/content contains only texts that a shop owner edits. Move behaviour to the feature that shows them.",
    { path: "^app/content/" },
    { path: "^app/", pathNot: "^app/content/" },
  ),
];

/** Topological order of the modules: each may import only earlier ones, which rules cycles out. */
const MODULES = [
  "health",
  "web-vitals",
  "sessions",
  "activity",
  "analytics",
  "mail",
  "media",
  "shop-settings",
  "outfits",
  "links",
  "engagement",
  "cart",
  "boards",
  "bespoke",
  "newsletter",
  "catalogue",
  "pieces",
  "studio",
  "accounts",
  "stylists",
  "submissions",
  "moderation",
  "provider-sign-in",
  "dashboard",
  "first-steps",
];

const forbidLaterModules = (from, importable) =>
  forbid(
    "no-module-cycles",
    "A module imports only earlier modules of MODULES, so that there are no cycles. Move shared code to the earlier module, or pass it as an option of the plugin in server/app.ts. Add a new module to MODULES.",
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

/** A folder below the modules: it imports no module, nothing above them, and no `others` of its own level. */
const forbidAbove = (folder, comment, others) =>
  forbid(
    `${folder}-imports-no-module`,
    comment,
    { path: `^server/${folder}/`, pathNot: TEST_FILE },
    {
      path: `^server/((modules|site|cli|seed|backup|permissions|${others})/|[^/]+\\.ts$)`,
      pathNot: `^server/${folder}/`,
    },
  );

const serverRules = [
  forbid(
    "server-imports-no-site",
    "The server loads the built site at run time, so each builds without the other. Move code that both sides need to contract/.",
    { path: "^server/" },
    { path: "^(app|bench|scripts)/" },
  ),
  forbidAbove(
    "config",
    "Settings are read once and passed on. Let server/app.ts pass what they configure.",
    "http|cluster|db|readers",
  ),
  forbidAbove(
    "lib",
    "Every folder of the server may import server/lib, so it imports none of them but the database's errors.",
    "http|cluster|readers|config",
  ),
  forbidAbove(
    "db",
    "server/db contains tables and engines, not features. Move the code to the module that owns the table.",
    "http|readers",
  ),
  forbidAbove(
    "readers",
    "A reader gets bytes and returns what they say, in a thread without database or network. Let the module call it, and act on the result.",
    "http|cluster|db",
  ),
  forbidAbove(
    "cluster",
    "Nodes share leases and notices, whatever they are about. Let the module pass its work.",
    "http|readers",
  ),
  forbidAbove(
    "http",
    "Plugins, limits and the response cache are independent of modules. Let the module pass values as options.",
    "readers",
  ),
  forbid(
    "folder-above-modules-imports-no-other",
    "Commands, backups, the seed, documents, metrics and permissions are used by the composition only. Move shared code to a module or server/lib.",
    { path: "^server/(backup|seed|site|permissions)/", pathNot: TEST_FILE },
    { path: "^server/(cli/|[^/]+\\.ts$)" },
  ),
  forbid(
    "module-imports-no-composition",
    "server/app.ts composes the modules, so they do not import it. Use a decorator such as app.db, or take dependencies as options of the plugin.",
    { path: "^server/modules/", pathNot: TEST_FILE },
    { path: "^server/(site|cli|seed|backup|permissions)/|^server/[^/]+\\.ts$" },
  ),
];

const sharedRules = [
  forbid(
    "contract-imports-only-contract",
    "The contract is shared by site and server, so it imports neither. Move code that needs one side to that side.",
    { path: "^contract/" },
    { path: "^(app|server|artwork|cutout|bench|scripts)/" },
  ),
  forbid(
    "messages-import-no-schema",
    "Every screen shows messages, and few need schemas: with them, their library would be in each first load. Put what messages name in contract/limits.ts.",
    { path: "^contract/messages/", pathNot: TEST_FILE },
    {
      path: "^contract/",
      pathNot: "^contract/(messages/|values/|limits\\.ts|outfit/image\\.ts)",
      dependencyTypesNot: ["type-only"],
    },
  ),
  forbid(
    "artwork-imports-only-artwork",
    "The artwork library is independent of the shop. Pass values as arguments.",
    { path: "^artwork/" },
    { path: "^(app|server|contract|cutout|bench|scripts|tests)/" },
  ),
  forbid(
    "cutout-imports-only-cutout",
    "The cutout library is independent of the shop. Pass values as arguments.",
    { path: "^cutout/", pathNot: TEST_FILE },
    { path: "^(app|server|contract|artwork|bench|scripts|tests)/" },
  ),
  forbid(
    "production-imports-no-tests",
    "Production code does not depend on test code. Move the code out of tests/.",
    { path: "^(app|server|contract|artwork|cutout)/", pathNot: TEST_FILE },
    { path: `^tests/|${TEST_FILE}` },
  ),
  forbid(
    "browser-tests-import-no-app-code",
    "A browser test uses only what a visitor can use. Prepare data through the API or tests/factories.",
    { path: "^tests/e2e/" },
    { path: "^(app|server)/" },
  ),
];

const hygieneRules = [
  forbid(
    "no-cycles",
    "Files that import each other cannot be changed separately. Move shared code to a third file.",
    {},
    { circular: true },
  ),
  forbid(
    "no-orphans",
    "No file imports this one. Use it or delete it.",
    { orphan: true, pathNot: ENTRY_FILES },
    {},
  ),
  forbid(
    "no-development-packages-in-production",
    "Development packages are not installed in production. Move the package to dependencies, or the code to scripts/, bench/ or tests/.",
    {
      path: "^(app|server|contract|artwork|cutout)/",
      // The route table is only read at build time, and the development server only runs in development.
      pathNot: [TEST_FILE, "^app/routes\\.ts$", "^server/site/development[^/]*\\.ts$"],
    },
    { dependencyTypes: ["npm-dev"], dependencyTypesNot: ["type-only"] },
  ),
  forbid(
    "only-declared-packages",
    "The package is only a transitive dependency. Add it to package.json.",
    {},
    { dependencyTypes: ["npm-no-pkg", "npm-unknown"] },
  ),
  forbid(
    "no-unresolvable-imports",
    "The import cannot be resolved. Correct the path.",
    { pathNot: "\\.mjs$" },
    // The framework generates +types beside the routes, and the build creates build/.
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
