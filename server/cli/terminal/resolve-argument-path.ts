import { resolve } from "node:path";

/**
 * Resolves a path argument against the folder where `npm run SCRIPT` was called: npm changes to
 * the project's folder.
 */
export function resolveArgumentPath(path: string, script: string): string {
  const { npm_lifecycle_event: runningScript, INIT_CWD: callerFolder } = process.env;
  return resolve(runningScript === script && callerFolder ? callerFolder : process.cwd(), path);
}
