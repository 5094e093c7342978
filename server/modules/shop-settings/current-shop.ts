import type { FastifyInstance } from "fastify";
import { DEFAULT_APPEARANCE, DEFAULT_IDENTITY } from "#contract/shop/brand.ts";
import { shadesOf } from "#contract/shop/palette.ts";
import type { Config } from "#server/config/config.ts";
import type { EmailSettings } from "#server/modules/mail/email-template.ts";

/**
 * The shop as e-mails and dates show it. Administrators change it while the shop runs, so its fields are read
 * when they are used and never kept.
 */
export function currentShop(
  app: Pick<FastifyInstance, "shopSettings">,
  { publicUrl, timeZone }: Pick<Config, "publicUrl" | "timeZone">,
): EmailSettings {
  const values = () => app.shopSettings.values;
  return {
    publicUrl,
    get timeZone() {
      return values().timeZone ?? timeZone;
    },
    get shop() {
      return values().identity ?? DEFAULT_IDENTITY;
    },
    get accent() {
      return shadesOf((values().appearance ?? DEFAULT_APPEARANCE).accent).colour;
    },
    get logo() {
      return values().pictures.logo;
    },
    get logoDark() {
      return values().pictures.logoDark;
    },
  };
}
