import { resolve } from "node:path";

/** The path of a file that was typed where `npm run SCRIPT` was called: npm changes into the project's folder. */
export function resolveArgumentPath(path: string, script: string): string {
  const { npm_lifecycle_event: running, INIT_CWD: typedIn } = process.env;
  return resolve(running === script && typedIn ? typedIn : process.cwd(), path);
}
