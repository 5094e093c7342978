import { existsSync } from "node:fs";

/** Loads .env from the working directory; existing environment variables take precedence. */
export function readDotEnv(): void {
  if (existsSync(".env")) process.loadEnvFile(".env");
}
