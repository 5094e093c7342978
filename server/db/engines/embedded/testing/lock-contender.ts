import { lockFolder } from "../lock-folder.ts";

/**
 * A process that tries to lock each folder that it is sent, and replies whether it holds it; "release" makes
 * it let go.
 */
let release = async () => {};
process.on("message", async (message: { folder: string } | "release") => {
  if (message === "release") {
    await release();
    process.send?.("released");
    return;
  }
  try {
    release = await lockFolder(message.folder);
    process.send?.("held");
  } catch {
    release = async () => {};
    process.send?.("refused");
  }
});
process.send?.("ready");
