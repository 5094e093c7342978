import { join } from "node:path";
import type { Config } from "#server/config/config.ts";
import { deliverToFolder } from "./folder-delivery.ts";
import type { DeliverMail } from "./message.ts";
import { deliverBySmtp } from "./smtp-delivery.ts";

/** By SMTP if a server is set, else into `outbox/` in the data folder. */
export function chooseDelivery({ mail, dataDir }: Pick<Config, "mail" | "dataDir">): DeliverMail {
  return mail.smtpUrl === undefined
    ? deliverToFolder(join(dataDir, "outbox"), mail.from)
    : deliverBySmtp(mail.smtpUrl, mail.from);
}
