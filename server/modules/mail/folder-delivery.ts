import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Mailbox } from "#server/config/mailbox.ts";
import { mailOptions } from "./mail-options.ts";
import type { DeliverMail } from "./message.ts";

/**
 * Writes messages into a folder as .eml files, which any mail program opens (D36). Only this user may read them: they say who asked
 * for what. A message written a second time replaces itself.
 */
export function deliverToFolder(folder: string, from: Mailbox): DeliverMail {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  return async (message) => {
    const { message: bytes } = await composer.sendMail(mailOptions(message, from));
    const time = message.createdAt.toISOString().replaceAll(/[:.]/g, "-");
    const path = join(folder, `${time}-${message.id}.eml`);
    const unfinished = `${path}.part`;
    await mkdir(folder, { recursive: true, mode: 0o700 });
    await writeFile(unfinished, bytes as Buffer, { mode: 0o600 });
    await rename(unfinished, path);
    return path;
  };
}
