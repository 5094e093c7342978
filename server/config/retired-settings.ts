/** Settings of earlier releases that have no effect, each with the sentence that says so. */
const RETIRED: Record<string, string> = {
  DATABASE_REPLICA_URL: "DATABASE_REPLICA_URL is no longer used: all reads go to DATABASE_URL.",
};

/** A warning for each retired setting that is still set. */
export function retiredSettingWarnings(environment: Record<string, string | undefined>): string[] {
  return Object.entries(RETIRED).flatMap(([name, warning]) => (environment[name] ? [warning] : []));
}
