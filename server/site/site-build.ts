/** Resolves when the site is built, if `npm start` is still building it (scripts/steps/run-built-program.mjs). */
export async function siteBuilt(): Promise<void> {
  await (globalThis as { [key: symbol]: unknown })[Symbol.for("ensemble.siteBuild")];
}
