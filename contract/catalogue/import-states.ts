/** Of imports of catalogue files. Apart from the schemas, which the browser does not load. */
export const IMPORT_STATES = ["running", "done", "failed", "undoing", "undone"] as const;

/** Whether a process is at work on the import; meanwhile no other begins, and it cannot be undone. */
export function isUnderWay(state: string): boolean {
  return state === "running" || state === "undoing";
}
