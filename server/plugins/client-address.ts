import { createHmac, randomBytes } from "node:crypto";
import { isIPv6 } from "node:net";

const GROUPS = 8;
/** A household or a server gets at least a /64 of IPv6 and can use every address in it. */
const NETWORK_GROUPS = 4;

/** What stands for one client: an IPv4 address, or the /64 network of an IPv6 address. */
export function clientAddress(ip: string): string {
  const [address = ""] = ip.split("%");
  if (!isIPv6(address)) return address;
  const mapped = address.match(/^::ffff:(\d+\.\d+\.\d+\.\d+)$/i)?.[1];
  if (mapped) return mapped;
  const [before = "", after] = address.toLowerCase().split("::");
  const head = before.split(":").filter(Boolean);
  const tail = after === undefined ? [] : after.split(":").filter(Boolean);
  const zeros = Array.from({ length: Math.max(0, GROUPS - head.length - tail.length) }, () => "0");
  const network = [...head, ...zeros, ...tail].slice(0, NETWORK_GROUPS);
  return `${network.map((group) => Number.parseInt(group, 16).toString(16)).join(":")}::/64`;
}

const ALIAS_LENGTH = 12;
const aliasKey = randomBytes(32);

/** Tells one client of this process from another in the log, and nothing of where it is. */
export function clientAlias(ip: string): string {
  return createHmac("sha256", aliasKey).update(clientAddress(ip)).digest("base64url").slice(0, ALIAS_LENGTH);
}
