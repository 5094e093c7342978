import { z } from "zod";
import { onOff, optional, withDefault } from "./setting-schema.ts";

const HOST_AND_PORT = /^(\[[\da-f:.]+\]|[a-z\d.-]+):\d{1,5}$/i;

const parameters = z.record(z.string(), z.string());

/** The settings of purchase links and their checks. */
export const linkSettings = {
  LINK_CHECKS: withDefault(onOff, "on"),
  LINK_CHECK_HOSTS: withDefault(
    z
      .string()
      .transform((value) => value.split(",").flatMap((part) => part.trim().toLowerCase() || []))
      .refine(
        (hosts) => hosts.every((host) => HOST_AND_PORT.test(host)),
        "must be hosts with ports, such as localhost:8080",
      ),
    "",
  ),
  FOLLOW_SHOP_PRICES: withDefault(onOff, "on"),
  AFFILIATE_PARAMETERS: optional(
    z.string().transform((value, context) => {
      try {
        return z.record(z.string().toLowerCase(), parameters).parse(JSON.parse(value));
      } catch {
        context.addIssue('must be JSON such as {"shop.example":{"tag":"ensemble-21"}}');
        return z.NEVER;
      }
    }),
  ),
};

export interface LinkConfig {
  /** Whether links are checked in the background. */
  checks: boolean;
  /** `host:port` of hosts that are asked although they are private or reserved. */
  checkHosts: readonly string[];
  /** Whether items' prices follow those of their pages. */
  followShopPrices: boolean;
  /** Query parameters that are added to a link when it is returned, by its host. */
  affiliateParameters: Readonly<Record<string, Record<string, string>>>;
}

/** No background checks and no affiliate parameters, as in tests. */
export const DEFAULT_LINK_CONFIG: LinkConfig = {
  checks: false,
  checkHosts: [],
  followShopPrices: true,
  affiliateParameters: {},
};

type LinkValues = z.output<z.ZodObject<typeof linkSettings>>;

export function readLinkConfig(values: LinkValues): LinkConfig {
  return {
    checks: values.LINK_CHECKS,
    checkHosts: values.LINK_CHECK_HOSTS,
    followShopPrices: values.FOLLOW_SHOP_PRICES,
    affiliateParameters: values.AFFILIATE_PARAMETERS ?? {},
  };
}
