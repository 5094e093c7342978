import { chmod } from "node:fs/promises";
import { makeFolder } from "./make-folder.ts";

const OWNER_ONLY = 0o700;

/**
 * Files and folders that this process creates are for its user alone, as people's pictures and the catalogue
 * exports of a shop are. To be called at the start of every program.
 */
export function createPrivateFiles(): void {
  process.umask(0o077);
}

/**
 * Creates a folder that only this user can enter; closes one that exists. What a library writes below may
 * have any mode: the embedded database's template has files that every user may write.
 */
export async function makePrivateFolder(path: string): Promise<void> {
  await makeFolder(path, OWNER_ONLY);
  await chmod(path, OWNER_ONLY);
}
