/** The last import, if it was running before and has ended. */
export function endedImport<Import extends { _id: string; state: string }>(
  last: Import | null,
  former: Import | null,
): Import | undefined {
  if (former?.state !== "running" || last?._id !== former._id || last.state === "running") return undefined;
  return last;
}
