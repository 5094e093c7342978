import { join } from "node:path";
import { projectRoot } from "#server/config/project-root.ts";

/** Where the SQL of the migrations lies; they only go forward. */
export const migrationsFolder = join(projectRoot, "server/db/migrations");
