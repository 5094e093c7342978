import { isIP } from "node:net";
import { LINK_ERRORS } from "#contract/messages/links.ts";
import { isPublicAddress } from "./public-address.ts";

export type Refusal = { isReserved: boolean; problem: string };

/** Names that do not exist on the internet (RFC 6761, RFC 7686) or only of a local network (RFC 6762). */
const RESERVED_NAMES = /(^|\.)(example|test|invalid|localhost|local|internal|onion|arpa)\.?$/i;
const PORTS = ["", "80", "443"];

/**
 * Decides by the URL alone; the addresses of a name are checked when the connection is made. Of the hosts of
 * LINK_CHECK_HOSTS, those that are not allowed are refused.
 */
export function refusalOf(
  url: URL,
  allowedHosts: ReadonlySet<string>,
  listedHosts: ReadonlySet<string> = allowedHosts,
): Refusal | undefined {
  if (url.protocol !== "http:" && url.protocol !== "https:") return refused("The address is no web address.");
  if (url.username || url.password) return refused("The address contains a password.");
  if (allowedHosts.has(hostAndPort(url))) return undefined;
  if (listedHosts.has(hostAndPort(url))) return refused("The address is not public.");
  if (!PORTS.includes(url.port)) return refused("The address has an unusual port.");
  const host = url.hostname.replace(/^\[|\]$/g, "");
  if (isIP(host) !== 0) return isPublicAddress(host) ? undefined : refused("The address is not public.");
  if (RESERVED_NAMES.test(host) || !host.includes(".")) {
    return { isReserved: true, problem: LINK_ERRORS.nameReserved.text };
  }
  return undefined;
}

/** The hosts of LINK_CHECK_HOSTS that a page may redirect to: a public page must not lead to private ones. */
export function redirectHosts(first: URL, allowedHosts: ReadonlySet<string>): ReadonlySet<string> {
  return allowedHosts.has(hostAndPort(first)) ? allowedHosts : new Set();
}

/** `host:port`, the form of LINK_CHECK_HOSTS. */
export function hostAndPort(url: URL): string {
  return `${url.hostname}:${url.port || (url.protocol === "https:" ? "443" : "80")}`;
}

function refused(problem: string): Refusal {
  return { isReserved: false, problem };
}
