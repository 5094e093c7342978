import { isUnderWay } from "#contract/catalogue/import-states.ts";

/** The last import, if it or its undo was under way before and has ended. */
export function endedImport<Import extends { _id: string; state: string }>(
  last: Import | null,
  former: Import | null,
): Import | undefined {
  if (!former || !isUnderWay(former.state)) return undefined;
  return last?._id === former._id && !isUnderWay(last.state) ? last : undefined;
}
