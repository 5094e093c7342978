import { mkdir, readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { expect, it } from "vitest";
import { SHOP_MAILBOX } from "#tests/setup/mail-shop.ts";
import { temporaryFolder } from "#tests/setup/temporary-folder.ts";
import { chooseDelivery } from "./delivery.ts";
import type { OutgoingMessage } from "./message.ts";

const message: OutgoingMessage = {
  id: "0b9d3f3e-6d4e-4c8e-9a58-1f2a3b4c5d6e",
  recipient: "asha@shop.example",
  subject: "Your look",
  text: "Dear reader\n",
  html: "<p>Dear reader</p>",
  headers: {},
  createdAt: new Date("2026-11-20T14:45:10.000Z"),
};
const { signal } = new AbortController();

// covers: email-02
it("without a mail server, messages become .eml files that only this user can read", async () => {
  const dataDir = await temporaryFolder();
  const deliver = chooseDelivery({ dataDir, mail: { smtpUrl: undefined, from: SHOP_MAILBOX } });

  const path = await deliver(message, signal);
  await deliver(message, signal);

  const folder = join(dataDir, "outbox");
  expect(path).toBe(join(folder, "2026-11-20T14-45-10-000Z-0b9d3f3e-6d4e-4c8e-9a58-1f2a3b4c5d6e.eml"));
  expect(await readdir(folder)).toHaveLength(1);
  expect((await stat(path)).mode & 0o777).toBe(0o600);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  expect(await PostalMime.parse(await readFile(path))).toMatchObject({
    from: SHOP_MAILBOX,
    to: [{ address: "asha@shop.example" }],
    subject: "Your look",
    date: "2026-11-20T14:45:10.000Z",
    messageId: `<${message.id}@shop.example>`,
    text: expect.stringContaining("Dear reader"),
    html: expect.stringContaining("<p>Dear reader</p>"),
  });
});

it("fails when the file cannot be written", async () => {
  const dataDir = await temporaryFolder();
  const deliver = chooseDelivery({ dataDir, mail: { smtpUrl: undefined, from: SHOP_MAILBOX } });
  const path = await deliver(message, signal);
  await mkdir(`${path}.part`);

  await expect(deliver(message, signal)).rejects.toThrow("EISDIR");
});
