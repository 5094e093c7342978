import { z } from "zod";
import { AFFILIATE_HOSTS_MAX, AFFILIATE_PARAMETERS_MAX } from "#contract/limits.ts";
import { SETTINGS_MESSAGES as messages } from "#contract/messages/shop-settings.ts";
import {
  affiliateHostSchema,
  affiliateNameSchema,
  affiliateValueSchema,
  type ShopSettings,
} from "#contract/shop/shop-settings.ts";

type Parameters = ShopSettings["affiliateParameters"];

export interface AffiliateRow {
  host: string;
  name: string;
  value: string;
}

export interface AffiliateFields {
  affiliateParameters: AffiliateRow[];
}

export function rowsOf(parameters: Parameters): AffiliateRow[] {
  return Object.entries(parameters).flatMap(([host, values]) =>
    Object.entries(values).map(([name, value]) => ({ host, name, value })),
  );
}

function parametersOf(rows: readonly AffiliateRow[]): Parameters {
  const hosts = new Map<string, [string, string][]>();
  for (const { host, name, value } of rows) hosts.set(host, [...(hosts.get(host) ?? []), [name, value]]);
  return Object.fromEntries([...hosts].map(([host, values]) => [host, Object.fromEntries(values)]));
}

const rowSchema = z.object({
  host: affiliateHostSchema,
  name: affiliateNameSchema,
  value: affiliateValueSchema,
});

export const affiliateFieldsSchema = z.object({
  affiliateParameters: z
    .array(rowSchema)
    .superRefine((rows, context) => {
      const seen = new Set<string>();
      const counts = new Map<string, number>();
      for (const [index, { host, name }] of rows.entries()) {
        const count = (counts.get(host) ?? 0) + 1;
        counts.set(host, count);
        const refuse = (field: string, message: string) =>
          context.addIssue({ code: "custom", path: [index, field], message });
        if (seen.has(`${host} ${name}`)) refuse("name", messages.parameterTwice);
        else if (count > AFFILIATE_PARAMETERS_MAX) refuse("host", messages.tooManyParameters);
        else if (counts.size > AFFILIATE_HOSTS_MAX) refuse("host", messages.tooManyHosts);
        seen.add(`${host} ${name}`);
      }
    })
    .transform(parametersOf),
});

/** A link to each shop whose row is complete, with the row's parameter. */
export function exampleLinks(rows: readonly AffiliateRow[]): string[] {
  const complete = rows.filter((row) => rowSchema.safeParse(row).success);
  return Object.entries(parametersOf(complete)).map(
    ([host, values]) => `https://${host}/…?${new URLSearchParams(values)}`,
  );
}
