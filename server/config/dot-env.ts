import { existsSync } from "node:fs";

/** Reads settings from .env where the process was started; what the environment already says wins. */
export function readDotEnv(): void {
  if (existsSync(".env")) process.loadEnvFile(".env");
}
