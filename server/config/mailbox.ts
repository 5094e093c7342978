import { isIP } from "node:net";
import { z } from "zod";
import { EMAIL_PATTERN } from "#contract/account/email-address.ts";
import { DEFAULT_IDENTITY } from "#contract/shop/brand.ts";

/** Who an e-mail is from, as its reader sees it. */
export interface Mailbox {
  name: string;
  address: string;
}

const NAME = DEFAULT_IDENTITY.name;
const address = z.email({ pattern: EMAIL_PATTERN });

/** Reads `hello@shop.example` or `My shop <hello@shop.example>`; undefined for anything else. */
export function readMailbox(text: string): Mailbox | undefined {
  if (/\p{Cc}/u.test(text)) return undefined;
  const [, name = "", bracketed = ""] = text.trim().match(/^"?([^"<>]*?)"?\s*<([^<>]+)>$/) ?? [];
  const found = address.safeParse(bracketed || text.trim());
  return found.success ? { name: name || NAME, address: found.data } : undefined;
}

/** The shop's own address where the settings name none: a guess that suits a shop with a domain. */
export function defaultMailFrom(publicUrl: string): Mailbox {
  const { hostname } = new URL(publicUrl);
  const isDomain = !isIP(hostname.replace(/^\[|\]$/g, ""));
  return { name: NAME, address: `hello@${isDomain ? hostname.replace(/^www\./, "") : "localhost"}` };
}
