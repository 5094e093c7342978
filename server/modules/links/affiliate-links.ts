import type { FastifyInstance } from "fastify";
import fastifyPlugin from "fastify-plugin";
import type { LinkConfig } from "#server/config/link-config.ts";

type Parameters = LinkConfig["affiliateParameters"];

interface LinkedItem {
  itemLink?: string;
  numberOfOpens?: number;
  earnsCommission?: boolean;
}

/**
 * Adds affiliate parameters to the links of responses, whatever call they are from; stored links stay clean.
 * The items of administrators, which have `numberOfOpens`, keep the stored links, so that saving an edit
 * stores no parameter.
 */
export const affiliateLinks = fastifyPlugin(async (app: FastifyInstance) => {
  app.addHook("preSerialization", (_request, _reply, payload, done) => {
    const { items } = (payload ?? {}) as { items?: unknown };
    if (Array.isArray(items)) {
      const { affiliateParameters } = app.shopSettings.values;
      for (const item of items) addParameters(item.item ?? item, affiliateParameters);
    }
    done(null, payload);
  });
});

function addParameters(item: LinkedItem, parameters: Parameters): void {
  if (item.itemLink === undefined || item.numberOfOpens !== undefined) return;
  const changed = withAffiliateParameters(item.itemLink, parameters);
  if (changed === undefined) return;
  item.itemLink = changed;
  item.earnsCommission = true;
}

/** The link with the parameters of its host, or of a domain above it; undefined where there are none. */
export function withAffiliateParameters(link: string, parameters: Parameters): string | undefined {
  if (!URL.canParse(link)) return undefined;
  const url = new URL(link);
  const labels = url.hostname.split(".");
  const host = labels
    .map((_label, index) => labels.slice(index).join("."))
    .find((name) => Object.hasOwn(parameters, name));
  if (host === undefined) return undefined;
  for (const [name, value] of Object.entries(parameters[host] ?? {})) url.searchParams.set(name, value);
  return url.href;
}
