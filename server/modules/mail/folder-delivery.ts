import { rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Mailbox } from "#server/config/mailbox.ts";
import { makeFolder } from "#server/process/make-folder.ts";
import { mailOptions } from "./mail-options.ts";
import type { DeliverMail } from "./message.ts";

/**
 * Delivers into a folder as .eml files, which mail programs open. They hold personal data, so only this user may read them. A message
 * delivered twice overwrites its file.
 */
export function deliverToFolder(folder: string, from: Mailbox): DeliverMail {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return async (message) => {
    const { message: bytes } = await composer.sendMail(mailOptions(message, from));
    const time = message.createdAt.toISOString().replaceAll(/[:.]/g, "-");
    const path = join(folder, `${time}-${message.id}.eml`);
    const unfinished = `${path}.part`;
    await makeFolder(folder, 0o700);
    await writeFile(unfinished, bytes as Buffer, { mode: 0o600 });
    await rename(unfinished, path);
    return path;
  };
}
