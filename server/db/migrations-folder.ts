import { join } from "node:path";
import { projectRoot } from "#server/config/project-root.ts";

/** The SQL migrations; they only go forward. */
export const migrationsFolder = join(projectRoot, "server/db/migrations");
